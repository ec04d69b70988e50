/** Phones, a line each; `readTable` in `table.ts` names the columns. */
export const XIAOMI = `
Xiaomi 15 Ultra      | 2025 | 75.3 161.3 9.4 | 11   | round-centre/ring
Xiaomi 15            | 2025 | 71.2 152.3 8.1 | 11.5 | square-block/three-light
Xiaomi 15T           | 2025 | 78.0 163.2 7.5 | 11   | square-block/three-light | ?
Xiaomi 14 Ultra      | 2024 | 75.3 161.4 9.2 | 11   | round-centre/ring
Xiaomi 14T Pro       | 2024 | 75.1 160.4 8.4 | 11   | square-block/three-light
Xiaomi 14T           | 2024 | 75.1 160.5 7.8 | 11   | square-block/three-light
Xiaomi 14            | 2023 | 71.5 152.8 8.2 | 11.5 | square-block/three-light
Xiaomi 13T           | 2023 | 75.7 162.2 8.5 | 10   | square-block-small/three-light
Xiaomi 13 Pro        | 2023 | 74.6 162.9 8.4 | 10   | square-block/three-light
Xiaomi 13            | 2023 | 71.5 152.8 8.0 | 11   | square-block/three-light
Xiaomi 13 Lite       | 2023 | 72.7 159.2 7.2 | 10   | wide-block
Xiaomi 12T           | 2022 | 75.9 163.1 8.6 | 10   | wide-block
Xiaomi 12 Pro        | 2022 | 74.6 163.6 8.2 | 10   | wide-block
Xiaomi 12            | 2022 | 69.9 152.7 8.2 | 10   | wide-block
Xiaomi 11T Pro       | 2021 | 76.9 164.1 8.8 | 10   | wide-block
Xiaomi 11T           | 2021 | 76.9 164.1 8.8 | 10   | wide-block
Mi 11 Ultra          | 2021 | 74.6 164.3 8.4 | 10   | full-block
Mi 11 Lite 5G        | 2021 | 75.7 160.5 6.8 | 10   | wide-block
Mi 11                | 2021 | 74.6 164.3 8.1 | 10   | wide-block
Mi 10T Pro           | 2020 | 76.4 165.1 9.3 | 10   | wide-block
Mi 10                | 2020 | 74.8 162.5 9.0 | 10   | long-pill/four-column
Mi 9T                | 2019 | 74.3 156.7 8.8 | 9    | centre-pill/three-column
Mi 9                 | 2019 | 74.7 157.5 7.6 | 9    | long-pill/three-column
`;

export const REDMI = `
Redmi Note 14 Pro+ 5G | 2025 | 74.7 162.5 8.8 | 10  | square-eye
Redmi Note 14 Pro 5G  | 2025 | 74.4 162.3 8.4 | 10  | square-eye
Redmi Note 14 5G      | 2025 | 75.7 162.4 8.0 | 10  | square-block-small
Redmi 14C             | 2024 | 77.8 171.9 8.2 | 10  | round-centre
Redmi 13              | 2024 | 76.3 168.6 8.3 | 9   | two-lens-column
Redmi Note 13 Pro+ 5G | 2024 | 74.2 161.4 8.9 | 10  | square-block-small
Redmi Note 13 Pro 5G  | 2024 | 74.2 161.2 8.0 | 9   | square-block-small | =xiaomi-redmi-note-13-pro-5g
Redmi Note 13 5G      | 2024 | 75.0 161.1 7.6 | 9   | square-block-small
Redmi 13C             | 2023 | 78.0 168.0 8.1 | 9   | two-lens-column
Redmi 12              | 2023 | 76.3 168.6 8.2 | 9   | three-lens-column
Redmi 12C             | 2023 | 76.4 168.8 8.8 | 9   | wide-block
Redmi Note 12 Pro 5G  | 2023 | 76.0 162.9 7.9 | 9   | wide-block
Redmi Note 12         | 2023 | 76.0 165.7 7.9 | 9   | wide-block
Redmi Note 11 Pro 5G  | 2022 | 76.1 164.2 8.1 | 9   | wide-block
Redmi Note 11         | 2022 | 73.9 159.9 8.1 | 9   | tall-block
Redmi 10C             | 2022 | 76.6 169.6 8.3 | 9   | wide-block
Redmi 10              | 2021 | 75.5 162.0 8.9 | 9   | tall-block
Redmi Note 10 Pro     | 2021 | 76.5 164.0 8.1 | 9   | tall-block
Redmi Note 10 5G      | 2021 | 75.3 161.8 8.9 | 9   | tall-block
Redmi Note 10         | 2021 | 74.5 160.5 8.3 | 9   | tall-block
Redmi Note 9 Pro      | 2020 | 76.7 165.8 8.8 | 9   | centre-block/four
Redmi Note 9S         | 2020 | 76.7 165.8 8.8 | 9   | centre-block/four
Redmi Note 9          | 2020 | 77.2 162.3 8.9 | 9   | centre-block/four
Redmi 9               | 2020 | 77.0 163.3 9.1 | 9   | centre-pill
Redmi 9A              | 2020 | 77.1 164.9 9.0 | 9   | single-pill
Redmi Note 8 Pro      | 2019 | 76.4 161.4 8.8 | 9   | centre-pill/three-column
Redmi Note 8          | 2019 | 75.3 158.3 8.4 | 9   | long-pill/four-column
`;

export const POCO = `
POCO F7               | 2025 | 77.9 163.1 8.2 | 10  | two-lens-column | ?
POCO X7 Pro           | 2025 | 75.2 160.8 8.3 | 10  | two-lens-column
POCO X7               | 2025 | 74.4 162.3 8.4 | 10  | square-eye
POCO F6 Pro           | 2024 | 75.0 160.9 8.2 | 10  | full-block
POCO F6               | 2024 | 74.4 160.5 7.8 | 10  | two-lens-column
POCO X6 Pro 5G        | 2024 | 74.3 160.5 8.3 | 10  | full-block
POCO X6 5G            | 2024 | 74.2 161.2 8.0 | 9   | square-block-small
POCO C65              | 2023 | 78.0 168.0 8.1 | 9   | two-lens-column
POCO F5               | 2023 | 74.9 161.1 7.9 | 9   | two-lens-column
POCO X5 Pro 5G        | 2023 | 76.0 162.9 7.9 | 9   | full-block
POCO F4               | 2022 | 76.0 163.2 7.7 | 9   | wide-block
POCO X4 Pro 5G        | 2022 | 76.1 164.2 8.1 | 9   | full-block
POCO M4 Pro 5G        | 2021 | 75.8 163.6 8.8 | 9   | full-block
POCO F3               | 2021 | 76.4 163.7 7.8 | 9   | tall-block
POCO X3 Pro           | 2021 | 76.8 165.3 9.4 | 9   | centre-block
POCO M3               | 2020 | 77.3 162.3 9.6 | 9   | full-block
POCO X3 NFC           | 2020 | 76.8 165.3 9.4 | 9   | centre-block
POCO F2 Pro           | 2020 | 75.4 163.3 8.9 | 9   | round-small
`;
