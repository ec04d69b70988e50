/**
 * Phones people still look for, whether they are sold here or not. One that no catalogue row has the name of is told as
 * "we do not have it". A line is `brand | model, …`.
 */
export const KNOWN = `
Apple    | iPhone 3G, iPhone 4, iPhone 4s, iPhone 5, iPhone 5c, iPhone 5s, iPhone SE (2016), iPhone 6, iPhone 6 Plus, iPhone 6s
Apple    | iPhone 6s Plus, iPhone 7, iPhone 7 Plus, iPhone 8, iPhone 8 Plus, iPhone X, iPhone XR, iPhone XS, iPhone XS Max
Samsung  | Galaxy S5, Galaxy S6, Galaxy S6 edge, Galaxy S7, Galaxy S7 edge, Galaxy S8, Galaxy S8+, Galaxy S9, Galaxy S9+, Galaxy S10 Lite
Samsung  | Galaxy Note8, Galaxy Note9, Galaxy Note10 Lite
Samsung  | Galaxy Z Fold, Galaxy Z Fold2, Galaxy Z Fold3, Galaxy Z Fold4, Galaxy Z Fold5, Galaxy Z Fold6, Galaxy Z Fold7
Samsung  | Galaxy Z Flip, Galaxy Z Flip3, Galaxy Z Flip4, Galaxy Z Flip5, Galaxy Z Flip6, Galaxy Z Flip7, Galaxy Z Flip7 FE
Samsung  | Galaxy A05, Galaxy A06, Galaxy A10, Galaxy A11, Galaxy A20, Galaxy A20e, Galaxy A21s, Galaxy A22, Galaxy A23, Galaxy A24
Samsung  | Galaxy A30, Galaxy A31, Galaxy A40, Galaxy A41, Galaxy A42 5G, Galaxy A52s 5G, Galaxy A80
Xiaomi   | Mi 5, Mi 6, Mi 8, Mi 8 Lite, Mi 9 SE, Mi 9 Lite, Mi 9T Pro, Mi 10 Pro, Mi 10 Lite, Mi 10T, Mi 10T Lite, Mi 11i, Mi A1, Mi A2, Mi A2 Lite, Mi A3
Xiaomi   | Xiaomi 12T Pro, Xiaomi 12 Lite, Xiaomi 12X, Xiaomi 13T Pro, Xiaomi 13 Ultra, Xiaomi 14 Pro, Xiaomi 15 Pro, Xiaomi 15T Pro
Xiaomi   | Mi Mix 2, Mi Mix 3, Mi Max 3, Mi Note 10, Mi Note 10 Lite
Redmi    | Redmi 5, Redmi 5 Plus, Redmi 6, Redmi 6A, Redmi 7, Redmi 7A, Redmi 8, Redmi 8A, Redmi 9C, Redmi 9T, Redmi 10A, Redmi A1, Redmi A2, Redmi A3
Redmi    | Redmi Note 4, Redmi Note 5, Redmi Note 6 Pro, Redmi Note 7, Redmi Note 8T, Redmi Note 10S, Redmi Note 11S, Redmi Note 12S, Redmi Note 14S
POCO     | POCO F1, POCO F5 Pro, POCO F7 Pro, POCO F7 Ultra, POCO M5, POCO M5s, POCO M6 Pro, POCO C40, POCO X5
Google   | Pixel 2, Pixel 2 XL, Pixel 3, Pixel 3 XL, Pixel 3a, Pixel 3a XL, Pixel 4a 5G, Pixel 5a, Pixel Fold, Pixel 9 Pro Fold, Pixel 10 Pro Fold
OnePlus  | OnePlus 3, OnePlus 3T, OnePlus 5, OnePlus 5T, OnePlus 6, OnePlus 6T, OnePlus 7T Pro, OnePlus 9R, OnePlus 11R, OnePlus Open, Nord N10, Nord N100
OPPO     | Find X, Find N2 Flip, Find N3, Reno, Reno4, Reno5, Reno7, Reno13, A5, A9, A15, A16, A52, A57, A72, A79, A94
vivo     | V20, V27, V50, X50, X70 Pro, X200, Y16, Y17s, Y33s, Y35, Y100
realme   | C35, C53, C67, 3 Pro, 7 Pro, 9, 10 Pro, 11, 11 Pro, 12, 12 Pro, GT 7, GT Neo 2, X2 Pro
Huawei   | P8 lite, P9, P9 lite, P10, P10 lite, P20, P20 lite, P20 Pro, P smart, P smart 2019, P50, P60, Pura 70 Pro, Pura 80, Y6, Y7
Huawei   | Mate 10, Mate 10 Pro, Mate 10 lite, Mate 20, Mate 20 lite, Mate 20 Pro, Mate 30, Mate 40, Mate 50, Mate 60, Mate 70, Mate 70 Pro, Mate X5, nova 3, nova 7, nova 8, nova 10, nova 11, nova 12
Honor    | 7X, 8X, 9, 9X, 10, 10 Lite, 50 Lite, 60, 80, 100, 300, X6, X7, X9, X9a, Magic V2, Magic V3
Motorola | Moto G5, Moto G6, Moto G8, Moto G13, Moto G14, Moto G20, Moto G23, Moto G24, Moto G32, Moto G34, Moto G60, Moto G62, Moto G72, Moto E13, Razr 40, Razr 40 Ultra, Razr 50, Razr 50 Ultra, Edge 20 Lite, Edge 20 Pro, Edge 30 Neo, Edge 30 Fusion, Edge 40 Pro, Edge 50, Edge 50 Ultra, Edge 60, Edge 60 Pro
Nothing  | Phone (2a) Plus, Phone (3a) Pro, CMF Phone 2 Pro
Sony     | Xperia XZ, Xperia XZ1, Xperia XZ2, Xperia XZ3, Xperia Z3, Xperia Z5, Xperia L3, Xperia 1, Xperia 5, Xperia 10, Xperia 1 II, Xperia 10 II, Xperia 1 VII, Xperia 10 VII
Asus     | Zenfone 6, Zenfone 7, ROG Phone 7, ROG Phone 9, ROG Phone 3, ROG Phone 2
Nokia    | 3310, 6, 8, 3.4, 6.1, 6.2, 7 Plus, 7.1, 8.1, 8.3 5G, C32, G10, G20, G22, G50, X10, X30
Fairphone | Fairphone 2, Fairphone 3, Fairphone 3+, Fairphone 6
LG       | G6, G7 ThinQ, V30, V40 ThinQ, V50 ThinQ, Wing, K10
Infinix  | Hot 30, Hot 50, Note 40, Note 12, Smart 8
Tecno    | Spark 10, Spark 30, Camon 20, Camon 30, Pova 5
`;
