/** Phones, a line each; `readTable` in `table.ts` names the columns. */
export const HUAWEI = `
Pura 70 Ultra | 2024 | 75.1 162.6 8.4 | 11 | square-block
Pura 70       | 2024 | 74.3 157.6 8.0 | 11 | square-block
Mate 60 Pro   | 2023 | 79.0 163.7 8.1 | 11 | round-centre
P60 Pro       | 2023 | 74.5 161.0 8.3 | 11 | wide-block
Mate 50 Pro   | 2022 | 75.5 162.1 8.5 | 10 | round-centre
P50 Pro       | 2021 | 72.8 158.8 8.5 | 10 | two-rings
nova 9        | 2021 | 73.7 160.0 7.8 | 9  | tall-block
Mate 40 Pro   | 2020 | 75.5 162.9 9.1 | 9  | round-centre
P40 Pro       | 2020 | 72.6 158.2 9.0 | 9  | wide-block
P40           | 2020 | 71.1 148.9 8.5 | 9  | wide-block
P40 lite      | 2020 | 76.3 159.2 8.7 | 9  | tall-block
Mate 30 Pro   | 2019 | 73.1 158.1 8.8 | 9  | round-centre
nova 5T       | 2019 | 74.0 154.3 7.8 | 9  | long-pill/four-column
P30 Pro       | 2019 | 73.4 158.0 8.4 | 8  | long-pill/three-column
P30           | 2019 | 71.4 149.1 7.6 | 8  | long-pill/three-column
P30 lite      | 2019 | 72.7 152.9 7.4 | 8  | long-pill/three-column
`;

export const HONOR = `
400 Pro     | 2025 | 76.1 160.8 8.1 | 11 | wide-block | ?
400         | 2025 | 74.6 156.5 7.3 | 11 | wide-block | ?
Magic7 Pro  | 2025 | 77.1 162.7 8.8 | 12 | square-eye
200 Pro     | 2024 | 75.2 163.3 8.2 | 11 | wide-block
200         | 2024 | 74.6 161.5 7.7 | 11 | wide-block
Magic6 Pro  | 2024 | 75.8 162.5 8.9 | 12 | square-eye
X9b         | 2023 | 75.5 163.6 8.0 | 11 | round-centre
90          | 2023 | 74.1 161.9 7.8 | 11 | two-rings
Magic5 Pro  | 2023 | 76.7 162.9 8.8 | 11 | round-centre
70          | 2022 | 73.3 161.4 7.9 | 10 | two-rings
Magic4 Pro  | 2022 | 74.7 163.6 9.2 | 10 | round-centre
X8          | 2022 | 74.7 163.4 7.5 | 9  | tall-block
50          | 2021 | 73.8 160.0 7.8 | 9  | two-rings
20 Pro      | 2019 | 74.0 154.6 8.4 | 9  | long-pill/four-column
20          | 2019 | 74.0 154.3 7.9 | 9  | long-pill/four-column
`;
