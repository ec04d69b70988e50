/**
 * Words people write for a brand, a series or a variant, in the scripts of the 24 languages. A line is
 * `what the catalogue says | what people write, …`. Case, accents and the script's variants of a letter are folded away,
 * so that one spelling of each word is enough. Several words on the left stand for all of them.
 */
export const BRANDS = `
apple      | 苹果, 蘋果, アップル, 애플, ابل, أبل, تفاحة, আপেল, অ্যাপল, แอปเปิล, แอปเปิ้ล, эппл, эпл, яблоко, απλ, aple
samsung    | 三星, 三桑, サムスン, サムソン, 삼성, سامسونج, سامسونغ, سامسنج, স্যামসাং, স্যামসং, সামসাং, ซัมซุง, ซำซุง, самсунг, самсунґ, σαμσουνγκ, σαμσουνκ, sammy, sm
xiaomi     | 小米, シャオミ, シャオミー, 샤오미, شاومي, شياومي, শাওমি, শাওমী, เสียวหมี่, เซียวหมี่, เสี่ยวหมี่, сяоми, ксиаоми, шаоми, сяомі, ксіомі, шаомі, σιαομι, ξιαομι, shaomi, mi, ми
redmi      | 红米, 紅米, レドミ, レッドミー, 레드미, 홍미, ريدمي, রেডমি, รดมี, เรดมี่, редми, редмі, ρεντμι
poco       | ポコ, 포코, بوكو, পোকো, โปโก้, поко, ποκο, pocophone
google     | 谷歌, グーグル, 구글, جوجل, غوغل, قوقل, গুগল, กูเกิล, гугл, ґуґл, γκουγκλ
oneplus    | 一加, ワンプラス, 원플러스, وان بلس, ون بلس, ওয়ানপ্লাস, วันพลัส, ванплас, ванплюс, уанплас, γουανπλας, 1+, one+, op
oppo       | 欧珀, 歐珀, オッポ, 오포, اوبو, অপো, ออปโป้, ออปโป, оппо, οππο
vivo       | 维沃, 維沃, ビボ, 비보, فيفو, ভিভো, วีโว่, виво, віво, βιβο
realme     | 真我, リアルミー, 리얼미, ريلمي, ريلم, রিয়েলমি, เรียลมี, реалми, рилми, реалмі, ρεαλμι
huawei     | 华为, 華為, 菊花, ファーウェイ, 화웨이, هواوي, هواوى, হুয়াওয়ে, হুয়াওয়েই, หัวเว่ย, หัวเหว่ย, хуавей, хуавэй, хуавеї, χουαγουει, χουαουει, huawey
honor      | 荣耀, 榮耀, オナー, 아너, هونر, اونر, অনার, ออเนอร์, хонор, онор, гонор, χονορ, honour
motorola   | 摩托罗拉, 摩托羅拉, モトローラ, 모토로라, موتورولا, মটোরোলা, মোটোরোলা, โมโตโรล่า, моторола, μοτορολα, moto, モト, 모토, موتو, мото, মোটো
nothing    | 小凹, ナッシング, 낫싱, نوثينج, ناثينج, নাথিং, นัทติง, натинг, насинг, νοθινγκ
sony       | 索尼, ソニー, 소니, سوني, সনি, โซนี่, сони, соні, σονι
asus       | 华硕, 華碩, エイスース, アスース, 에이수스, 아수스, اسوس, আসুস, เอซุส, асус, ασους
nokia      | 诺基亚, 諾基亞, ノキア, 노키아, نوكيا, নোকিয়া, โนเกีย, нокиа, нокия, нокіа, νοκια
fairphone  | フェアフォン, 페어폰, فيرفون, แฟร์โฟน, фэирфон, фейрфон
zte        | 中兴, 中興, 中兴通讯, зте
infinix    | 传音无限, インフィニックス, 인피닉스, انفينكس, ইনফিনিক্স, อินฟินิกซ์, инфиникс, інфінікс
tecno      | 传音, テクノ, 테크노, تكنو, তেকনো, টেকনো, เทคโน, техно, текно
lg         | 乐金, 樂金, ال جي, এলজি, แอลจี, элджи, элдж
`;

/** Other makers of telephones, and things that are none: they are understood, and not sold. */
export const ELSEWHERE = `
meizu, 魅族, メイズ, 메이주, мейзу, ميزو
htc, 宏达电, 宏達電
blackberry, 黑莓, 黑莓手机, ブラックベリー, 블랙베리, بلاك بيري, блэкберри
lenovo, 联想, 聯想, レノボ, 레노버, لينوفو, леново, лэново
microsoft, lumia, 微软, 微軟
alcatel, tcl, wiko, itel, doogee, oukitel, ulefone, cubot, blackview, umidigi, hisense, 海信, smartisan, 锤子, coolpad, 酷派
iqoo, sharp, aquos, シャープ, fujitsu, arrows, kyocera, 京セラ, panasonic, vertu, palm, essential, razer, gionee, 金立, letv, 乐视
micromax, lava, jio, walton, symphony, vsmart, bphone, myphone, energizer, caterpillar, crosscall, gigaset, archos, siemens, ericsson
ipad, ipod, macbook, airpods, watch, tab, tablet, laptop, matepad, 平板, 平板电脑, 手表, 耳机, タブレット, 태블릿, تابلت, планшет
`;

/** Words of one brand that its models' names may leave out. */
export const SERIES = `
iphone     | 爱疯, 愛瘋, 爱风, アイフォン, アイフォーン, アイホン, 아이폰, ايفون, آيفون, ايفن, আইফোন, আই ফোন, ไอโฟน, ไอโฟนส์, айфон, аифон, айфону, αιφον, αιφων, ifone, iphones, ip, iph, i
galaxy     | 盖乐世, 蓋樂世, ギャラクシー, ギャラクシ, 갤럭시, 갤럭, جالكسي, جلاكسي, غالاكسي, جالاكسي, গ্যালাক্সি, গালাক্সি, กาแล็กซี่, กาแลคซี่, กาแลกซี, галакси, гэлакси, галаксі, ґелексі, γκαλαξι, γαλαξι
pixel      | ピクセル, 픽셀, بكسل, بيكسل, পিক্সেল, พิกเซล, пиксель, піксель, πιξελ, px
xperia     | エクスペリア, 엑스페리아, اكسبيريا, এক্সপেরিয়া, เอ็กซ์พีเรีย, экспериа, иксперия, ξπερια
`;

export const VARIANTS = `
pro        | プロ, 프로, برو, প্রো, โปร, про, προ, p
max        | マックス, 맥스, ماكس, ম্যাক্স, แม็กซ์, แมกซ์, макс, μαξ, m
pro max    | promax, pm, プロマックス, 프로맥스, промакс, 超大杯
plus       | プラス, 플러스, بلس, بلاس, প্লাস, พลัส, плюс, плас, πλας, 加大
ultra      | ウルトラ, 울트라, الترا, আল্ট্রা, আলট্রা, อัลตร้า, อัลตรา, ультра, ουλτρα, 至尊, 至尊版, u
mini       | ミニ, 미니, ميني, মিনি, มินิ, мини, міні, μινι, 迷你
lite       | ライト, 라이트, لايت, লাইট, ไลท์, лайт, λαιτ, 青春, 青春版
air        | エアー, エア, 에어, اير, এয়ার, แอร์, эйр, еїр
note       | ノート, 노트, نوت, নোট, โน้ต, ноут, нот, νοτ
fold       | フォールド, 폴드, فولد, ফোল্ড, โฟลด์, фолд, φολντ, 折叠, 折叠屏, 摺疊
flip       | フリップ, 플립, فليب, ফ্লিপ, ฟลิป, флип, фліп, φλιπ
edge       | エッジ, 엣지, ايدج, এজ, эдж, едж
fusion     | フュージョン, 퓨전, فيوجن, фьюжн
neo        | ネオ, 네오, نيو, нео
find       | ファインド, 파인드, فايند, файнд
reno       | リノ, 레노, رينو, রেনো, เรโน่, рено
mate       | メイト, 메이트, ميت, মেট, мейт, мэйт
nova       | ノバ, 노바, نوفا, নোভা, โนวา, нова
magic      | マジック, 매직, ماجيك, ম্যাজিক, мэджик, меджик
nord       | ノード, 노드, نورد, নর্ড, норд
nubia      | 努比亚, 努比亞, ヌビア, 누비아, نوبيا, нубия
rog        | 玩家国度, 败家之眼
phone      | phones, telephone, telefon, telefono, téléphone, telefone, telefoon, smartphone, handphone, handy, puhelin, điện thoại, 手机, 手機, 电话, スマホ, 携帯, 휴대폰, 핸드폰, 폰, هاتف, جوال, موبايل, ফোন, মোবাইল, โทรศัพท์, มือถือ, телефон, смартфон, τηλεφωνο, κινητο
5g         |
4g         |
fe         | fan edition, 粉丝版
s          | এস, اس, เอส, 에스, エス, с
a          | এ, เอ, а
x          | এক্স, х
iphone x   | iphonex
z flip     | zflip
z fold     | zfold
galaxy s   | sgs
se 2022    | se3
se 2020    | se2
ii         | mark 2, mk2
iii        | mark 3, mk3
iv         | mark 4, mk4
v          | mark 5, mk5
vi         | mark 6, mk6
8          | 八, eight
9          | 九, nine
10         | 十, ten
11         | 十一, eleven
12         | 十二, twelve
13         | 十三, thirteen
14         | 十四, fourteen
15         | 十五, fifteen
16         | 十六, sixteen
17         | 十七, seventeen
redmi note | rn
`;

/** Said besides the phone's name: they choose nothing. */
export const NOISE = `
lte, nfc, dual, sim, duos, gb, tb, ds, st, nd, rd, th, gen, generation, 第, 代
the, my, for, de, la, le, el, un, una, di, da, af, of, med, и, für, pour, para, per, do, voor, till, til, için, dla, cho, za, на, для, για, new, neu, neues
case, cases, cover, covers, skin, protector, hülle, hülle für, handyhülle, schutzhülle, huelle, handyhuelle, schutzhuelle, coque, étui, funda, carcasa, custodia, capa, capinha, hoesje, hoes, skal, kuori, tok, kılıf, kılıfı, etui, ovitek, pouzdro, ốp lưng, ốp, θήκη, чехол, чохол, чехлы, кейс, бампер
手机壳, 手機殼, 手机套, 保护壳, 保護殼, 壳, 殼, 外壳, 手机, 标准版, 版, 的, 新款, ケース, カバー, 用, 케이스, 커버, 용
ال, لل, كفر, جراب, غطاء, حافظة, غلاف, কভার, কেস, เคส, เคสมือถือ
black, white, blue, red, green, pink, purple, gold, silver, grey, gray, titanium, midnight
`;

/**
 * Brands that people name with their parent company's brand: `brand | parent`; `alone` where the parent's name alone
 * finds the brand too.
 */
export const PARENTS = `
redmi   | xiaomi | alone
poco    | xiaomi | alone
honor   | huawei
oneplus | oppo
realme  | oppo
`;
