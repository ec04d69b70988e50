/** Phones, a line each; `readTable` in `table.ts` names the columns. */
export const ONEPLUS = `
OnePlus 13        | 2025 | 76.5 162.9 8.5 | 11 | round-left/ring
OnePlus 13R       | 2025 | 75.8 161.7 8.0 | 11 | round-left
Nord 5            | 2025 | 77.0 163.4 8.1 | 10 | two-lens-column | ?
OnePlus 12        | 2024 | 75.8 164.3 9.2 | 10 | round-left/ring
OnePlus 12R       | 2024 | 75.3 163.3 8.8 | 10 | round-left
Nord 4            | 2024 | 75.0 162.6 8.0 | 10 | wide-slab
Nord CE4 Lite     | 2024 | 75.6 162.9 8.1 | 10 | two-lens-column | ?
OnePlus 11        | 2023 | 74.1 163.1 8.5 | 10 | round-left/ring
Nord 3            | 2023 | 75.1 162.0 8.2 | 10 | two-lens-column
Nord CE 3 Lite    | 2023 | 76.0 165.5 8.3 | 10 | two-lens-column
OnePlus 10T       | 2022 | 75.4 163.0 8.8 | 9  | square-block/three-light-low
OnePlus 10 Pro    | 2022 | 73.9 163.0 8.6 | 9  | square-block/three-light-low
Nord 2T           | 2022 | 73.2 159.1 8.2 | 9  | two-lens-column
OnePlus 9 Pro     | 2021 | 73.6 163.2 8.7 | 9  | tall-block
OnePlus 9         | 2021 | 74.2 160.0 8.7 | 9  | tall-block
Nord 2            | 2021 | 73.2 158.9 8.3 | 9  | tall-block
Nord CE 5G        | 2021 | 73.5 159.2 7.9 | 9  | long-pill/three-column
OnePlus 8T        | 2020 | 74.1 160.7 8.4 | 9  | tall-block
OnePlus 8 Pro     | 2020 | 74.4 165.3 8.5 | 9  | centre-pill/three-column
OnePlus 8         | 2020 | 72.9 160.2 8.0 | 9  | centre-pill/three-column
Nord              | 2020 | 73.3 158.3 8.2 | 9  | long-pill/four-column
OnePlus 7T        | 2019 | 74.4 160.9 8.1 | 9  | round-small
OnePlus 7 Pro     | 2019 | 75.9 162.6 8.8 | 9  | centre-pill/three-column
OnePlus 7         | 2019 | 74.8 157.7 8.2 | 9  | centre-pill/two-column
`;

export const OPPO = `
Find X8 Pro   | 2024 | 76.7 162.3 8.2 | 11 | round-centre
Find X8       | 2024 | 74.3 157.4 7.9 | 11 | round-centre
Reno12 5G     | 2024 | 74.1 161.4 7.6 | 10 | wide-block | ?
Reno11 5G     | 2024 | 74.3 162.4 8.0 | 10 | wide-block | ?
Reno10 5G     | 2023 | 74.2 162.4 8.0 | 10 | wide-block
A98 5G        | 2023 | 76.1 165.6 8.2 | 9  | two-lens-column
A78 5G        | 2023 | 75.1 163.8 8.0 | 9  | two-lens-column
A38           | 2023 | 75.0 163.7 8.2 | 9  | two-lens-column | ?
Find X5 Pro   | 2022 | 73.9 163.7 8.5 | 10 | square-block
Reno8 5G      | 2022 | 73.4 160.6 7.7 | 9  | wide-block | ?
Find X3 Pro   | 2021 | 74.0 163.6 8.3 | 10 | wide-block
Reno6 5G      | 2021 | 72.1 156.8 7.6 | 9  | tall-block
A74           | 2021 | 73.8 160.3 8.0 | 9  | tall-block
A54           | 2021 | 75.7 163.6 8.4 | 9  | tall-block
A53           | 2020 | 75.1 163.9 8.4 | 9  | tall-block
Find X2 Pro   | 2020 | 74.4 165.2 8.8 | 10 | long-pill/three-column
Reno2         | 2019 | 74.3 160.0 9.5 | 9  | centre-pill
`;

export const VIVO = `
X200 Pro   | 2024 | 76.0 162.4 8.5 | 11 | round-centre | ?
V40        | 2024 | 75.0 164.2 7.6 | 11 | wide-block | ?
V30        | 2024 | 75.1 164.4 7.5 | 11 | wide-block
X100 Pro   | 2023 | 75.3 164.1 8.9 | 11 | round-centre
X100       | 2023 | 75.2 163.1 8.5 | 11 | round-centre
V29        | 2023 | 74.4 164.2 7.5 | 10 | wide-block | ?
Y36        | 2023 | 76.2 164.1 8.1 | 9  | two-lens-column
X90 Pro    | 2023 | 74.5 164.1 9.3 | 10 | round-centre
X80 Pro    | 2022 | 75.3 164.6 9.1 | 10 | wide-block
V25        | 2022 | 74.2 159.2 7.8 | 10 | wide-block | ?
V23 5G     | 2022 | 72.4 157.2 7.4 | 9  | wide-block
V21 5G     | 2021 | 73.9 159.7 7.3 | 9  | tall-block
X60 Pro    | 2021 | 73.2 158.6 7.6 | 9  | tall-block
Y21        | 2021 | 76.1 164.3 8.0 | 9  | tall-block
Y20        | 2020 | 76.3 164.4 8.4 | 9  | tall-block
`;

export const REALME = `
GT 7 Pro   | 2024 | 76.9 162.5 8.6 | 10 | square-block | ?
GT 6       | 2024 | 75.1 162.0 8.6 | 10 | wide-block
12 Pro+ 5G | 2024 | 74.0 161.5 8.8 | 10 | round-centre | ?
11 Pro+    | 2023 | 73.9 161.6 8.2 | 10 | round-centre
C55        | 2023 | 75.9 165.6 7.9 | 9  | two-lens-column
10         | 2022 | 73.3 159.9 8.0 | 9  | two-lens-column
GT Neo 3   | 2022 | 75.6 163.3 8.2 | 9  | wide-block
GT 2 Pro   | 2022 | 74.7 163.2 8.2 | 9  | wide-block
9 Pro+     | 2022 | 73.3 160.2 8.0 | 9  | wide-block
9i         | 2022 | 75.7 164.4 8.4 | 9  | wide-block
GT         | 2021 | 73.3 158.5 8.4 | 9  | tall-block
8 Pro      | 2021 | 73.9 160.6 8.1 | 9  | wide-block
8          | 2021 | 73.9 160.6 8.0 | 9  | wide-block
7          | 2020 | 75.4 162.3 9.4 | 9  | tall-block
6          | 2020 | 74.8 162.1 8.9 | 9  | long-pill/four-column
5 Pro      | 2019 | 74.2 157.0 8.9 | 9  | long-pill/four-column
`;
