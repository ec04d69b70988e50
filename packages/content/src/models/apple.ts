/** Phones, a line each; `readTable` in `table.ts` names the columns. */
export const APPLE = `
iPhone 17            | 2025 | 71.5 149.6 8.0 | 12.5 | iphone-pill/two-column
iPhone Air           | 2025 | 74.7 156.2 5.6 | 13   | iphone-bar/one-in-bar
iPhone 17 Pro        | 2025 | 71.9 150.0 8.8 | 13   | iphone-plateau/plateau
iPhone 17 Pro Max    | 2025 | 78.0 163.4 8.8 | 13.5 | iphone-plateau/plateau
iPhone 16e           | 2025 | 71.5 146.7 7.8 | 11   | iphone-single
iPhone 16            | 2024 | 71.6 147.6 7.8 | 11.5 | iphone-pill/two-column
iPhone 16 Plus       | 2024 | 77.8 160.9 7.8 | 12   | iphone-pill/two-column
iPhone 16 Pro        | 2024 | 71.5 149.6 8.3 | 12.5 | iphone-square-pro/trio
iPhone 16 Pro Max    | 2024 | 77.6 163.0 8.3 | 13   | iphone-square-pro/trio
iPhone 15            | 2023 | 71.6 147.6 7.8 | 11.5 | iphone-square/diagonal
iPhone 15 Plus       | 2023 | 77.8 160.9 7.8 | 12   | iphone-square/diagonal
iPhone 15 Pro        | 2023 | 70.6 146.6 8.3 | 12   | iphone-square-pro/trio
iPhone 15 Pro Max    | 2023 | 76.7 159.9 8.3 | 12.5 | iphone-square-pro/trio
iPhone SE (2022)     | 2022 | 67.3 138.4 7.3 | 10   | iphone-single
iPhone 14            | 2022 | 71.5 146.7 7.8 | 11   | iphone-square/diagonal
iPhone 14 Plus       | 2022 | 78.1 160.8 7.8 | 11   | iphone-square/diagonal
iPhone 14 Pro        | 2022 | 71.5 147.5 7.9 | 11.5 | iphone-square-pro/trio
iPhone 14 Pro Max    | 2022 | 77.6 160.7 7.9 | 11.5 | iphone-square-pro/trio
iPhone 13 mini       | 2021 | 64.2 131.5 7.7 | 10.5 | iphone-square/diagonal
iPhone 13            | 2021 | 71.5 146.7 7.7 | 11   | iphone-square/diagonal
iPhone 13 Pro        | 2021 | 71.5 146.7 7.7 | 11   | iphone-square-pro/trio
iPhone 13 Pro Max    | 2021 | 78.1 160.8 7.7 | 11   | iphone-square-pro/trio
iPhone SE (2020)     | 2020 | 67.3 138.4 7.3 | 10   | iphone-single
iPhone 12 mini       | 2020 | 64.2 131.5 7.4 | 10.5 | iphone-square/two-left
iPhone 12            | 2020 | 71.5 146.7 7.4 | 11   | iphone-square/two-left
iPhone 12 Pro        | 2020 | 71.5 146.7 7.4 | 11   | iphone-square/trio
iPhone 12 Pro Max    | 2020 | 78.1 160.8 7.4 | 11   | iphone-square/trio
iPhone 11            | 2019 | 75.7 150.9 8.3 | 11   | iphone-square/two-left
iPhone 11 Pro        | 2019 | 71.4 144.0 8.1 | 11   | iphone-square/trio
iPhone 11 Pro Max    | 2019 | 77.8 158.0 8.1 | 11   | iphone-square/trio
`;
