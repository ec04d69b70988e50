/** Phones, a line each; `readTable` in `table.ts` names the columns. */
export const MOTOROLA = `
Edge 50 Pro    | 2024 | 72.4 161.2 8.2 | 10 | wide-block
Edge 50 Fusion | 2024 | 73.1 161.9 7.9 | 10 | wide-block
Edge 50 Neo    | 2024 | 71.2 154.1 8.1 | 10 | wide-block
Moto G85 5G    | 2024 | 73.1 161.9 7.6 | 10 | tall-block/two-left
Edge 40        | 2023 | 72.0 158.4 7.6 | 10 | wide-block/two-left
Edge 40 Neo    | 2023 | 72.0 159.6 7.9 | 10 | wide-block
Moto G84 5G    | 2023 | 74.4 160.0 7.6 | 10 | tall-block/two-left
Moto G73 5G    | 2023 | 73.8 161.4 8.3 | 10 | tall-block/two-left
Moto G54 5G    | 2023 | 73.8 161.6 8.0 | 10 | tall-block/two-left
Edge 30 Ultra  | 2022 | 73.5 161.8 8.4 | 10 | wide-block
Edge 30        | 2022 | 74.2 159.4 6.8 | 10 | wide-block
Moto G82 5G    | 2022 | 74.5 160.9 8.0 | 9  | tall-block
Moto G52       | 2022 | 74.5 161.0 8.0 | 9  | tall-block
Edge 20        | 2021 | 76.0 163.3 7.0 | 9  | wide-block
Moto G31       | 2021 | 73.9 161.9 8.5 | 9  | tall-block
Moto G50       | 2021 | 74.9 164.9 9.0 | 9  | tall-block
Moto G30       | 2021 | 75.7 165.2 9.1 | 9  | tall-block
Moto G10       | 2021 | 75.7 165.2 9.2 | 9  | tall-block
Moto G9 Power  | 2020 | 76.8 172.1 9.7 | 9  | tall-block
Moto G8 Power  | 2020 | 75.8 156.0 9.6 | 9  | long-pill
Moto G7        | 2019 | 75.3 157.0 8.0 | 9  | round-small
`;
