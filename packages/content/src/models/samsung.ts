/** Phones, a line each; `readTable` in `table.ts` names the columns. */
export const SAMSUNG = `
Galaxy S25        | 2025 | 70.5 146.9 7.2 | 10.5 | galaxy-three
Galaxy S25+       | 2025 | 75.8 158.4 7.3 | 10.5 | galaxy-three
Galaxy S25 Ultra  | 2025 | 77.6 162.8 8.2 | 7    | galaxy-ultra
Galaxy S25 Edge   | 2025 | 75.6 158.2 5.8 | 10.5 | galaxy-pill-short/two-column
Galaxy S25 FE     | 2025 | 76.6 161.3 7.4 | 10.5 | galaxy-three
Galaxy A56 5G     | 2025 | 77.5 162.2 7.4 | 10.5 | galaxy-pill/three-column
Galaxy A36 5G     | 2025 | 78.2 162.9 7.4 | 10.5 | galaxy-pill/three-column
Galaxy A26 5G     | 2025 | 77.5 164.0 7.7 | 10.5 | galaxy-pill/three-column
Galaxy A16        | 2024 | 77.9 164.4 7.9 | 10   | three-lens-column
Galaxy S24        | 2024 | 70.6 147.0 7.6 | 10.5 | galaxy-three
Galaxy S24+       | 2024 | 75.9 158.5 7.7 | 10.5 | galaxy-three
Galaxy S24 Ultra  | 2024 | 79.0 162.3 8.6 | 4    | galaxy-ultra
Galaxy S24 FE     | 2024 | 77.3 162.0 8.0 | 10.5 | galaxy-three
Galaxy A55 5G     | 2024 | 77.4 161.1 8.2 | 10.5 | galaxy-three | =samsung-galaxy-a55
Galaxy A35 5G     | 2024 | 78.0 161.7 8.2 | 10.5 | galaxy-three
Galaxy A25 5G     | 2023 | 76.5 161.0 8.3 | 10   | three-lens-column
Galaxy A15        | 2023 | 76.8 160.1 8.4 | 10   | three-lens-column
Galaxy S23        | 2023 | 70.9 146.3 7.6 | 9.5  | galaxy-three
Galaxy S23+       | 2023 | 76.2 157.8 7.6 | 9.5  | galaxy-three
Galaxy S23 Ultra  | 2023 | 78.1 163.4 8.9 | 4    | galaxy-ultra
Galaxy S23 FE     | 2023 | 76.5 158.0 8.2 | 9.5  | galaxy-three
Galaxy A54 5G     | 2023 | 76.7 158.2 8.2 | 10   | galaxy-three
Galaxy A34 5G     | 2023 | 78.1 161.3 8.2 | 10   | galaxy-three
Galaxy A14        | 2023 | 78.0 167.7 9.1 | 10   | three-lens-column
Galaxy S22        | 2022 | 70.6 146.0 7.6 | 9.5  | galaxy-corner/three-column
Galaxy S22+       | 2022 | 75.8 157.4 7.6 | 9.5  | galaxy-corner/three-column
Galaxy S22 Ultra  | 2022 | 77.9 163.3 8.9 | 4    | galaxy-ultra
Galaxy A73 5G     | 2022 | 76.1 163.7 7.6 | 10   | tall-block/three-left-one
Galaxy A53 5G     | 2022 | 74.8 159.6 8.1 | 10   | tall-block/three-left-one
Galaxy A33 5G     | 2022 | 74.0 159.7 8.1 | 10   | tall-block/three-left-one
Galaxy A13        | 2022 | 76.4 165.1 8.8 | 9    | three-lens-column
Galaxy S21        | 2021 | 71.2 151.7 7.9 | 9    | galaxy-corner/three-column
Galaxy S21+       | 2021 | 75.6 161.5 7.8 | 9    | galaxy-corner/three-column
Galaxy S21 Ultra  | 2021 | 75.6 165.1 8.9 | 9    | galaxy-corner-wide/three-left-one
Galaxy S21 FE     | 2022 | 74.5 155.7 7.9 | 9.5  | galaxy-corner/three-column
Galaxy A72        | 2021 | 77.4 165.0 8.4 | 10   | tall-block/three-left-one
Galaxy A52        | 2021 | 75.1 159.9 8.4 | 10   | tall-block/three-left-one
Galaxy A32 5G     | 2021 | 76.1 164.2 9.1 | 9    | three-lens-column
Galaxy A12        | 2020 | 75.8 164.0 8.9 | 9    | wide-block
Galaxy Note20     | 2020 | 75.2 161.6 8.3 | 7    | galaxy-block/three-left
Galaxy Note20 Ultra | 2020 | 77.2 164.8 8.1 | 3  | galaxy-block-wide/three-left
Galaxy S20        | 2020 | 69.1 151.7 7.9 | 8    | galaxy-block/three-left
Galaxy S20+       | 2020 | 73.7 161.9 7.8 | 8    | galaxy-block/three-left
Galaxy S20 Ultra  | 2020 | 76.0 166.9 8.8 | 8    | galaxy-block-wide/three-left
Galaxy S20 FE     | 2020 | 74.5 159.8 8.4 | 9    | galaxy-block/three-left
Galaxy A71        | 2020 | 76.0 163.6 7.7 | 9    | wide-block
Galaxy A51        | 2019 | 73.6 158.5 7.9 | 9    | wide-block
Galaxy Note10     | 2019 | 71.8 151.0 7.9 | 4    | galaxy-slot/three-column
Galaxy Note10+    | 2019 | 77.2 162.3 7.9 | 4    | galaxy-slot/three-column
Galaxy S10        | 2019 | 70.4 149.9 7.8 | 8    | galaxy-row/three-row
Galaxy S10+       | 2019 | 74.1 157.6 7.8 | 8    | galaxy-row/three-row
Galaxy S10e       | 2019 | 69.9 142.2 7.9 | 8    | galaxy-row/two-row
Galaxy A70        | 2019 | 76.7 164.3 7.9 | 9    | long-pill/three-column
Galaxy A50        | 2019 | 74.7 158.5 7.7 | 9    | long-pill/three-column
`;
