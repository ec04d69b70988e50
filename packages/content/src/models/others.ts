/** Phones, a line each; `readTable` in `table.ts` names the columns. */
export const NOTHING = `
Phone (3)   | 2025 | 75.6 160.6 9.0 | 11 | wide-block
Phone (3a)  | 2025 | 77.5 163.5 8.4 | 11 | twin-centre
Phone (2a)  | 2024 | 76.3 161.7 8.5 | 11 | twin-centre/pair-in-disc
CMF Phone 1 | 2024 | 77.0 164.0 8.0 | 10 | long-pill/two-column
Phone (2)   | 2023 | 76.4 162.1 8.6 | 11 | long-pill/two-column
Phone (1)   | 2022 | 75.8 159.2 8.3 | 11 | long-pill/two-column
`;

export const SONY = `
Xperia 1 VI   | 2024 | 74.0 162.0 8.2 | 7 | narrow-pill/three-column
Xperia 10 VI  | 2024 | 68.0 155.0 8.3 | 7 | narrow-pill/two-column
Xperia 1 V    | 2023 | 71.0 165.0 8.3 | 7 | narrow-pill/three-column
Xperia 5 V    | 2023 | 68.0 154.0 8.6 | 7 | narrow-pill/three-column
Xperia 10 V   | 2023 | 68.0 155.0 8.3 | 7 | narrow-pill/three-column
Xperia 1 IV   | 2022 | 71.0 165.0 8.2 | 7 | narrow-pill/three-column
Xperia 5 IV   | 2022 | 67.0 156.0 8.2 | 7 | narrow-pill/three-column
Xperia 10 IV  | 2022 | 67.0 153.0 8.3 | 7 | narrow-pill/three-column
Xperia 1 III  | 2021 | 71.0 165.0 8.2 | 7 | narrow-pill/three-column
Xperia 5 III  | 2021 | 68.0 157.0 8.2 | 7 | narrow-pill/three-column
Xperia 10 III | 2021 | 68.0 154.0 8.3 | 7 | narrow-pill/three-column
Xperia 5 II   | 2020 | 68.0 158.0 8.0 | 7 | narrow-pill/three-column
`;

export const ASUS = `
Zenfone 11 Ultra | 2024 | 76.8 163.8 8.9  | 10 | wide-block
ROG Phone 8      | 2024 | 76.8 163.8 8.9  | 10 | wide-block
Zenfone 10       | 2023 | 68.1 146.5 9.4  | 9  | two-rings
Zenfone 9        | 2022 | 68.1 146.5 9.1  | 9  | two-rings
ROG Phone 6      | 2022 | 77.0 173.0 10.3 | 9  | wide-slab
Zenfone 8        | 2021 | 68.5 148.0 8.9  | 9  | tall-block
ROG Phone 5      | 2021 | 77.3 172.8 10.3 | 9  | wide-slab
`;

export const NOKIA = `
G42 5G  | 2023 | 75.8 165.0 8.6  | 9 | tall-block
G60 5G  | 2022 | 76.0 166.0 8.6  | 9 | tall-block
G21     | 2022 | 75.9 164.6 8.5  | 9 | tall-block
X20     | 2021 | 79.7 168.9 9.1  | 9 | round-small
XR20    | 2021 | 81.5 171.6 10.6 | 9 | centre-block
5.4     | 2020 | 76.0 161.0 8.7  | 9 | round-small
5.3     | 2020 | 76.6 164.3 8.5  | 9 | round-small
7.2     | 2019 | 75.2 159.9 8.3  | 9 | round-small
`;

export const FAIRPHONE = `
Fairphone 5 | 2023 | 75.8 161.6 9.6  | 9 | wide-block
Fairphone 4 | 2021 | 75.5 162.0 10.5 | 9 | wide-block
`;

export const ZTE = `
nubia Z60 Ultra | 2023 | 76.4 164.0 8.8 | 6 | wide-block
Axon 40 Ultra   | 2022 | 73.6 163.2 8.4 | 9 | wide-block
Axon 30         | 2021 | 77.8 170.2 7.8 | 9 | wide-block
`;

export const INFINIX = `
Hot 40     | 2023 | 76.6 168.6 8.3 | 9  | wide-block | ?
Note 30    | 2023 | 76.6 168.5 8.5 | 9  | two-lens-column | ?
Zero 30 5G | 2023 | 75.0 164.5 7.9 | 10 | two-lens-column | ?
`;

export const TECNO = `
Spark 20    | 2023 | 75.6 163.7 8.5 | 9 | two-lens-column | ?
Camon 19    | 2022 | 74.5 166.8 8.5 | 9 | two-rings | ?
`;

export const LG = `
Velvet   | 2020 | 74.1 167.2 7.9 | 9 | long-pill/three-column
V60      | 2020 | 77.6 169.3 8.9 | 9 | galaxy-row
G8 ThinQ | 2019 | 71.8 151.9 8.4 | 8 | galaxy-row
`;
