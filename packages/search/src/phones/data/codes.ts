/**
 * What makers call their models in the phone's settings. A line is `name in the catalogue | beginnings of its numbers`;
 * Samsung's stand without `SM-`. What follows a beginning (country, SIM cards) does not matter, unless it is a digit; some
 * makers have whole numbers only, see `../codes.ts`.
 */
export const CODES = `
Apple iPhone 7 | A1660 A1778 A1779
Apple iPhone 7 Plus | A1661 A1784 A1785
Apple iPhone 8 | A1863 A1905 A1906
Apple iPhone 8 Plus | A1864 A1897 A1898
Apple iPhone X | A1865 A1901 A1902
Apple iPhone XR | A1984 A2105 A2106 A2108
Apple iPhone XS | A1920 A2097 A2098 A2100
Apple iPhone XS Max | A1921 A2101 A2102 A2104
Apple iPhone 11 | A2111 A2221 A2223
Apple iPhone 11 Pro | A2160 A2215 A2217
Apple iPhone 11 Pro Max | A2161 A2218 A2220
Apple iPhone SE (2020) | A2275 A2296 A2298
Apple iPhone 12 mini | A2176 A2398 A2399 A2400
Apple iPhone 12 | A2172 A2402 A2403 A2404
Apple iPhone 12 Pro | A2341 A2406 A2407 A2408
Apple iPhone 12 Pro Max | A2342 A2410 A2411 A2412
Apple iPhone 13 mini | A2481 A2626 A2628 A2629 A2630
Apple iPhone 13 | A2482 A2631 A2633 A2634 A2635
Apple iPhone 13 Pro | A2483 A2636 A2638 A2639 A2640
Apple iPhone 13 Pro Max | A2484 A2641 A2643 A2644 A2645
Apple iPhone SE (2022) | A2595 A2782 A2783 A2784 A2785
Apple iPhone 14 | A2649 A2881 A2882 A2883 A2884
Apple iPhone 14 Plus | A2632 A2885 A2886 A2887 A2888
Apple iPhone 14 Pro | A2650 A2889 A2890 A2891 A2892
Apple iPhone 14 Pro Max | A2651 A2893 A2894 A2895 A2896
Apple iPhone 15 | A2846 A3089 A3090 A3092
Apple iPhone 15 Plus | A2847 A3093 A3094 A3096
Apple iPhone 15 Pro | A2848 A3101 A3102 A3104
Apple iPhone 15 Pro Max | A2849 A3105 A3106 A3108
Apple iPhone 16 | A3081 A3286 A3287 A3288
Apple iPhone 16 Plus | A3082 A3289 A3290 A3291
Apple iPhone 16 Pro | A3083 A3292 A3293 A3294
Apple iPhone 16 Pro Max | A3084 A3295 A3296 A3297
Apple iPhone 16e | A3212 A3408 A3409 A3410
Apple iPhone 17 | A3258 A3519 A3520 A3521
Apple iPhone 17 Pro | A3256 A3522 A3523 A3524
Apple iPhone 17 Pro Max | A3257 A3525 A3526 A3527
Apple iPhone Air | A3260 A3516 A3517 A3518
Samsung Galaxy S7 | G930
Samsung Galaxy S8 | G950
Samsung Galaxy S8+ | G955
Samsung Galaxy S9 | G960
Samsung Galaxy S9+ | G965
Samsung Galaxy Note8 | N950
Samsung Galaxy Note9 | N960
Samsung Galaxy S10e | G970
Samsung Galaxy S10 | G973
Samsung Galaxy S10+ | G975
Samsung Galaxy Note10 | N970 N971
Samsung Galaxy Note10+ | N975 N976
Samsung Galaxy S20 | G980 G981
Samsung Galaxy S20+ | G985 G986
Samsung Galaxy S20 Ultra | G988
Samsung Galaxy S20 FE | G780 G781
Samsung Galaxy Note20 | N980 N981
Samsung Galaxy Note20 Ultra | N985 N986
Samsung Galaxy S21 | G991
Samsung Galaxy S21+ | G996
Samsung Galaxy S21 Ultra | G998
Samsung Galaxy S21 FE | G990
Samsung Galaxy S22 | S901
Samsung Galaxy S22+ | S906
Samsung Galaxy S22 Ultra | S908
Samsung Galaxy S23 | S911
Samsung Galaxy S23+ | S916
Samsung Galaxy S23 Ultra | S918
Samsung Galaxy S23 FE | S711
Samsung Galaxy S24 | S921
Samsung Galaxy S24+ | S926
Samsung Galaxy S24 Ultra | S928
Samsung Galaxy S24 FE | S721
Samsung Galaxy S25 | S931
Samsung Galaxy S25+ | S936
Samsung Galaxy S25 Ultra | S938
Samsung Galaxy S25 Edge | S937
Samsung Galaxy S25 FE | S731
Samsung Galaxy A50 | A505
Samsung Galaxy A51 | A515
Samsung Galaxy A70 | A705
Samsung Galaxy A71 | A715
Samsung Galaxy A12 | A125 A127
Samsung Galaxy A13 | A135 A137
Samsung Galaxy A14 | A145 A146
Samsung Galaxy A15 | A155 A156
Samsung Galaxy A16 | A165 A166
Samsung Galaxy A25 5G | A256
Samsung Galaxy A26 5G | A266
Samsung Galaxy A32 5G | A326
Samsung Galaxy A33 5G | A336
Samsung Galaxy A34 5G | A346
Samsung Galaxy A35 5G | A356
Samsung Galaxy A36 5G | A366
Samsung Galaxy A52 | A525
Samsung Galaxy A52s 5G | A528
Samsung Galaxy A53 5G | A536
Samsung Galaxy A54 5G | A546
Samsung Galaxy A55 5G | A556
Samsung Galaxy A56 5G | A566
Samsung Galaxy A72 | A725
Samsung Galaxy A73 5G | A736
Samsung Galaxy Z Flip | F700 F707
Samsung Galaxy Z Flip3 | F711
Samsung Galaxy Z Flip4 | F721
Samsung Galaxy Z Flip5 | F731
Samsung Galaxy Z Flip6 | F741
Samsung Galaxy Z Flip7 | F766
Samsung Galaxy Z Fold2 | F916
Samsung Galaxy Z Fold3 | F926
Samsung Galaxy Z Fold4 | F936
Samsung Galaxy Z Fold5 | F946
Samsung Galaxy Z Fold6 | F956
Samsung Galaxy Z Fold7 | F966
Xiaomi 15 Ultra | 25010PN30
Xiaomi 15 | 24129PN74
Xiaomi 14 Ultra | 24030PN60 24031PN0DC
Xiaomi 14T Pro | 2407FPN8E
Xiaomi 14T | 2406APNFA
Xiaomi 14 | 23127PN0C
Xiaomi 13T | 2306EPN60
Xiaomi 13T Pro | 23078PND5
Xiaomi 13 Pro | 2210132
Xiaomi 13 | 2211133
Xiaomi 13 Lite | 2210129SG
Xiaomi 12T | 22071212AG
Xiaomi 12 Pro | 2201122
Xiaomi 12 | 2201123
Xiaomi 11T Pro | 2107113S
Xiaomi 11T | 21081111RG
Xiaomi Mi 11 Ultra | M2102K1G
Xiaomi Mi 11 Lite 5G | M2101K9G
Xiaomi Mi 11 | M2011K2
Xiaomi Mi 10T Pro | M2007J3SG
Xiaomi Mi 10 | M2001J2
Xiaomi Mi 9T | M1903F10G
Xiaomi Mi 9 | M1902F1
Google Pixel 8 | GKWS6 G9BQD GPJ41 GZPFO
Google Pixel 8 Pro | G1MNW GC3VE GE9DP
Google Pixel 8a | G8HNN GKV4X G6GPR G576D
Google Pixel 7 | GVU6C GQML3
Google Pixel 7 Pro | GP4BC GE2AE
Google Pixel 6 | GB7N6 G9S9B
Google Pixel 6 Pro | GF5KQ G8VOU GLUOG
OnePlus 13 | CPH2649 CPH2653 CPH2655
OnePlus 12 | CPH2573 CPH2581 CPH2583
OnePlus 12R | CPH2585 CPH2609
OnePlus 11 | CPH2447 CPH2449 CPH2451
OnePlus 9 Pro | LE2121 LE2123 LE2125
OnePlus 9 | LE2111 LE2113 LE2115
OnePlus 8T | KB2001 KB2003 KB2005
OnePlus 8 Pro | IN2021 IN2023 IN2025
OnePlus 8 | IN2011 IN2013 IN2015
OnePlus 7T | HD1901 HD1903 HD1905
OnePlus 7 Pro | GM1911 GM1913 GM1915 GM1917
OnePlus 7 | GM1901 GM1903
OnePlus 6 | A6003
OnePlus 6T | A6013
Motorola Edge 50 Pro | XT2403
Motorola Edge 50 Fusion | XT2429
Motorola Edge 50 Neo | XT2409
Motorola Edge 40 | XT2303
Motorola Edge 40 Neo | XT2307
Motorola Edge 30 Ultra | XT2241
Motorola Edge 30 | XT2203
Motorola Edge 20 | XT2143
Motorola Moto G85 5G | XT2427
Motorola Moto G84 5G | XT2347
Motorola Moto G54 5G | XT2343
Motorola Moto G73 5G | XT2237
Motorola Moto G82 5G | XT2225
Motorola Moto G52 | XT2221
Motorola Moto G31 | XT2173
Motorola Moto G50 | XT2137
Motorola Moto G30 | XT2129
Motorola Moto G10 | XT2127
Motorola Moto G9 Power | XT2091
Motorola Moto G8 Power | XT2041
Motorola Moto G7 | XT1962
Nothing Phone (1) | A063
Nothing Phone (2) | A065
Nothing Phone (2a) | A142
Nothing Phone (3a) | A059
Nothing Phone (3) | A024
Nothing CMF Phone 1 | A015
Sony Xperia 1 VI | XQEC
Sony Xperia 10 VI | XQES
Sony Xperia 1 V | XQDQ
Sony Xperia 5 V | XQDE
Sony Xperia 10 V | XQDC
Sony Xperia 1 IV | XQCT
Sony Xperia 5 IV | XQCQ
Sony Xperia 10 IV | XQCC
Sony Xperia 1 III | XQBC
Sony Xperia 5 III | XQBQ
Sony Xperia 10 III | XQBT
Sony Xperia 5 II | XQAS
Huawei P30 | ELEL
Huawei P30 Pro | VOGL
Huawei P30 lite | MARLX
Huawei P40 | ANAN ANAA
Huawei P40 Pro | ELSN ELSA
Huawei P40 lite | JNYLX
Huawei P50 Pro | JADL JADA
Huawei P60 Pro | MNAL MNAA
Huawei Mate 20 Pro | LYAL29
Huawei Mate 30 Pro | LIOL LION
Huawei Mate 40 Pro | NOHN NOHA
Huawei Mate 50 Pro | DCOL DCOA
Huawei P20 | EMLL
Huawei P20 Pro | CLTL
Huawei P20 lite | ANELX
Honor 20 Pro | YALL41
Honor 20 | YALL21
Xiaomi 15T | 25069PTEBG
Xiaomi Mi 9T Pro | M1903F11G
Redmi Note 14 Pro+ 5G | 24115RA8EG
Redmi Note 14 Pro 5G | 24090RA29G
Redmi Note 14 5G | 24094RAD4G
Redmi 14C | 2409BRN2C
Redmi 13 | 2404ARN45A
Redmi Note 13 Pro+ 5G | 23090RA98
Redmi Note 13 Pro 5G | 2312DRA50
Redmi Note 13 5G | 2312DRAAB
Redmi 13C | 23100RN82L 23108RN04Y
Redmi 12 | 23053RN02
Redmi 12C | 22120RN86G 2212ARNC4L
Redmi Note 12 Pro 5G | 22101316G 22101316I
Redmi Note 12 | 23021RAA
Redmi Note 11 Pro 5G | 2201116SG
Redmi Note 11 | 2201117TG 2201117TI 2201117TY
Redmi 10C | 220333QAG
Redmi 10 | 21061119AG 21061119DG
Redmi Note 10 Pro | M2101K6G
Redmi Note 10 5G | M2103K19G
Redmi Note 10 | M2101K7A
Redmi Note 9 Pro | M2003J6B2G
Redmi Note 9S | M2003J6A1G
Redmi Note 9 | M2003J15S
Redmi 9 | M2004J19G
Redmi 9A | M2006C3L
POCO X7 Pro | 2412DPC0A
POCO X7 | 24095PCAD
POCO F6 Pro | 23113RKC6G
POCO F6 | 24069PC21G
POCO X6 Pro 5G | 2311DRK48G
POCO X6 5G | 23122PCD1G
POCO C65 | 2310FPCA4G
POCO F5 | 23049PCD8G
POCO X5 Pro 5G | 22101320G
POCO F4 | 22021211RG
POCO X4 Pro 5G | 2201116PG
POCO M4 Pro 5G | 21091116AG
POCO F3 | M2012K11AG
POCO X3 Pro | M2102J20SG
POCO M3 | M2010J19CG
POCO X3 NFC | M2007J20CG
POCO F2 Pro | M2004J11G
OnePlus 10 Pro | NE2210 NE2211 NE2213 NE2215
OnePlus 10T | CPH2413 CPH2415 CPH2417
OnePlus 13R | CPH2645 CPH2647 CPH2691
OnePlus Nord | AC2001 AC2003
OnePlus Nord 2 | DN2101 DN2103
OnePlus Nord 2T | CPH2399 CPH2401
OnePlus Nord 3 | CPH2491 CPH2493
OnePlus Nord 4 | CPH2661 CPH2663
OnePlus Nord CE 5G | EB2101 EB2103
OnePlus Nord CE 3 Lite | CPH2465 CPH2467
OnePlus Nord CE4 Lite | CPH2619 CPH2621
OPPO Find X8 Pro | CPH2659
OPPO Find X8 | CPH2651
OPPO Reno12 5G | CPH2625
OPPO Reno11 5G | CPH2599
OPPO Reno10 5G | CPH2531
OPPO A98 5G | CPH2529
OPPO A78 5G | CPH2483 CPH2495
OPPO A38 | CPH2579
OPPO Find X5 Pro | CPH2305
OPPO Reno8 5G | CPH2359
OPPO Find X3 Pro | CPH2173
OPPO Reno6 5G | CPH2251
OPPO A74 | CPH2219
OPPO A54 | CPH2239
OPPO A53 | CPH2127
OPPO Find X2 Pro | CPH2025
OPPO Reno2 | CPH1907
vivo X200 Pro | V2413
vivo V40 | V2348
vivo V30 | V2318
vivo X100 Pro | V2309
vivo X100 | V2308
vivo V29 | V2250
vivo Y36 | V2247
vivo X90 Pro | V2219
vivo X80 Pro | V2145
vivo V25 | V2202
vivo V23 5G | V2130
Honor 50 | NTHNX9
Honor 70 | FNENX9
Honor 90 | REANX9
Honor 200 | ELINX9
Honor 200 Pro | ELPNX9
Honor 400 | DNYNX9
Honor 400 Pro | DNPNX9
Honor Magic4 Pro | LGENX9
Honor Magic5 Pro | PGTN19 PGTN49
Honor Magic6 Pro | BVLN49
Honor Magic7 Pro | PTPN49
Honor X8 | TFYLX1
Honor X9b | ALINX1
Huawei nova 9 | NAMLX9
Huawei Pura 70 | ADYLX9
Huawei Pura 70 Ultra | HBPLX9
Huawei Mate 60 Pro | ALNAL00 ALNAL80
Asus Zenfone 8 | ASUSI006D
Asus Zenfone 9 | AI2202
Asus Zenfone 10 | AI2302
Asus ROG Phone 5 | ASUSI005D
Asus ROG Phone 6 | AI2201
realme GT 7 Pro | RMX5010 RMX5011
realme GT 6 | RMX3851
realme 12 Pro+ 5G | RMX3840
realme 11 Pro+ | RMX3741
realme C55 | RMX3710
realme 10 | RMX3630
realme GT Neo 3 | RMX3561
realme GT 2 Pro | RMX3300 RMX3301
realme 9 Pro+ | RMX3392 RMX3393
realme 9i | RMX3491 RMX3492
realme GT | RMX2202
realme 8 Pro | RMX3081
realme 8 | RMX3085
realme 7 | RMX2151 RMX2155
realme 6 | RMX2001
realme 5 Pro | RMX1971
`;
