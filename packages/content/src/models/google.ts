/** The camera bar of a Pixel runs from side to side under the case; the opening frees its glass. */
export const GOOGLE = `
Pixel 10 Pro XL | 2025 | 76.6 162.8 8.5 | 14  | pixel-island/three-in-bar
Pixel 10 Pro    | 2025 | 72.0 152.8 8.6 | 14  | pixel-island/three-in-bar
Pixel 10        | 2025 | 72.0 152.8 8.6 | 14  | pixel-island/three-in-bar
Pixel 9a        | 2025 | 73.3 154.7 8.9 | 13  | pixel-flush/two-row
Pixel 9 Pro XL  | 2024 | 76.6 162.8 8.5 | 14  | pixel-island/three-in-bar
Pixel 9 Pro     | 2024 | 72.0 152.8 8.5 | 14  | pixel-island/three-in-bar
Pixel 9         | 2024 | 72.0 152.8 8.5 | 14  | pixel-island/two-in-bar
Pixel 8a        | 2024 | 72.7 152.1 8.9 | 13  | pixel-bar/two-in-bar
Pixel 8 Pro     | 2023 | 76.5 162.6 8.8 | 13  | pixel-bar/three-in-bar
Pixel 8         | 2023 | 70.8 150.5 8.9 | 13  | pixel-bar/two-in-bar
Pixel 7a        | 2023 | 72.9 152.0 9.0 | 11  | pixel-bar/two-in-bar
Pixel 7 Pro     | 2022 | 76.6 162.9 8.9 | 9   | pixel-visor/three-in-bar
Pixel 7         | 2022 | 73.2 155.6 8.7 | 10  | pixel-visor/two-in-bar
Pixel 6a        | 2022 | 71.8 152.2 8.9 | 10  | pixel-visor/two-in-bar
Pixel 6 Pro     | 2021 | 75.9 163.9 8.9 | 8   | pixel-visor/three-in-bar
Pixel 6         | 2021 | 74.8 158.6 8.9 | 9   | pixel-visor/two-in-bar
Pixel 5         | 2020 | 70.4 144.7 8.0 | 11  | pixel-square/pair
Pixel 4a        | 2020 | 69.4 144.0 8.2 | 11  | pixel-square/one-light
Pixel 4 XL      | 2019 | 75.1 160.4 8.2 | 9   | pixel-square/pair
Pixel 4         | 2019 | 68.8 147.1 8.2 | 9   | pixel-square/pair
`;
