import type { RefusalKind } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';

/**
 * Words of one language that no drawing is made for, by kind, separated by commas. `*` at the end of a word stands for any
 * ending. Only words that mean nothing harmless in any of the product's languages: every list is used for every prompt.
 */
export type WordList = Readonly<Record<Exclude<RefusalKind, 'other'>, string>>;

/** The word lists of all languages of the product. */
export const WORD_LISTS: Readonly<Record<Locale, WordList>> = {
  ar: {
    sexual:
      'إباحي*, اباحي*, بورنو, عراة, امرأة عارية, رجل عاري, جنس فموي, مشهد جنسي, جماع, اغتصاب, قضيب ذكري, مهبل, دعارة, عاهرة, زنا المحارم, شرموطة',
    hate: 'نازي, نازية, هتلر, صليب معقوف, تطهير عرقي, تفوق البيض, الموت لليهود, الموت للعرب',
    violence:
      'قطع رأس, قطع الرأس, قطع رؤوس, تعذيب, مذبحة, مجزرة, تفجير انتحاري, قتل الناس, قتل الأطفال, إبادة جماعية, انتحار',
    drugs: 'كوكايين, هيروين, ماريجوانا, مخدرات, كريستال ميث, أفيون',
  },
  bn: {
    sexual:
      'পর্ন*, পর্নোগ্রাফি, নগ্ন নারী, নগ্ন মহিলা, নগ্ন পুরুষ, নগ্ন মেয়ে, নগ্ন শিশু, উলঙ্গ, যৌনমিলন, যৌন সঙ্গম, ধর্ষণ*, ধর্ষক*, অজাচার, শিশুকামী, হস্তমৈথুন, যোনি, পতিতা, বেশ্যা, চোদা*',
    hate: 'নাৎসি*, হিটলার*, স্বস্তিকা নাৎসি, জাতিগত নিধন, শ্বেতাঙ্গ আধিপত্য, মালাউন',
    violence: 'শিরশ্ছেদ*, মাথা কাটা মানুষ, নির্যাতন, গণহত্যা*, আত্মঘাতী বোমা*, মানুষ হত্যা, মানুষ খুন, শিশু হত্যা, আত্মহত্যা*, সন্ত্রাসী হামলা',
    drugs: 'কোকেন, হেরোইন, মেথ, গাঁজা, মারিজুয়ানা, ইয়াবা, আফিম, মাদক*',
  },
  de: {
    sexual:
      'porno*, pornograf*, nacktbild*, nacktfoto*, nackte frau*, nackter mann, nackte kinder, nacktes kind, nacktes mädchen, geschlechtsverkehr, blowjob, ficken, fickt, gefickt, fotze*, muschi lecken, vergewaltig*, inzest, kinderporn*, hure, schlampe*, masturb*, penis, vulva',
    hate: 'nazi, nazis, neonazi*, hitler*, hakenkreuz*, sieg heil, heil hitler, neger, kanake*, untermensch*, judensau, ausländer raus, rassenkrieg',
    violence:
      'enthaupt*, köpf einen menschen, zerstückel*, folterszene*, foltern, massaker*, völkermord*, amoklauf*, selbstmordattent*, menschen töten, kinder töten, menschen erschießen, selbstmord*, terroranschlag*',
    drugs:
      'kokain, heroin spritzen, crystal meth, marihuana, haschisch, cannabis, kiffen, drogen nehmen, drogendealer*',
  },
  da: {
    sexual:
      'porno*, nøgen kvinde, nøgne kvinder, nøgen mand, nøgne mænd, nøgen pige, nøgne børn, nøgenbillede*, blowjob, knepper, kneppe, voldtægt*, voldtag*, incest, børneporno*, pædofil*, onani*, penis, luder, ludere',
    hate: 'nazi, nazist*, nazisme, hitler, hagekors, neger, perkersvin*, etnisk udrensning, hvid overmagt',
    violence:
      'halshug*, tortur, torturscene, massakre*, folkedrab*, selvmordsbombe*, dræb mennesker, dræbe mennesker, dræbe børn, skoleskyderi, selvmord, terrorangreb',
    drugs: 'kokain, metamfetamin, ryge hash, marihuana, cannabis, narko, narkotika',
  },
  'en-US': {
    sexual:
      'porn*, nude, nudes, nudity, naked woman, naked women, naked man, naked men, naked girl, naked girls, naked boy, naked boys, naked child*, topless, blowjob*, handjob*, hentai, milf, dildo*, masturbat*, orgasm*, penis, penises, vagina*, vulva, cunt, cunts, fuck, fucks, fucked, fucking, fucker*, nsfw, bdsm, sex scene, having sex, sexual intercourse, pedophil*, paedophil*, lolicon, shotacon, incest, rapist*, gang rape, whore*, slut, sluts',
    hate: 'nigger*, nigga*, kike, kikes, faggot*, gook, gooks, wetback*, tranny, nazi, nazis, nazism, neonazi*, adolf hitler, hitler, swastika, heil hitler, sieg heil, white power, white supremac*, ku klux klan, holocaust, ethnic cleansing, death to *',
    violence:
      'behead*, decapitat*, dismember*, torture*, mass shooting, school shooting, suicide bomb*, kill people, kill a man, kill a woman, kill children, killing people, killing children, shoot people, stab people, lynch, lynching*, massacre*, genocide*, snuff film, hang myself, kill myself, terrorist attack*, mutilat*',
    drugs:
      'cocaine, heroin, crystal meth, methamphetamine*, fentanyl, lsd trip, smoking weed, smoke weed, smoking crack, crack pipe, ecstasy pills, inject heroin, cannabis, marijuana, bong hit*, meth lab',
  },
  es: {
    sexual:
      'porno*, pornograf*, mujer desnuda, mujeres desnudas, hombre desnudo, hombres desnudos, chica desnuda, niña desnuda, niño desnudo, niños desnudos, mamada, follar, follando, violación, violador*, incesto, pedofil*, pederast*, masturba*, pene, vagina, puta, putas, zorra desnuda',
    hate: 'nazi, nazis, nazismo, hitler, esvástica*, negrata*, sudaca*, limpieza étnica, supremacía blanca, muerte a los *',
    violence:
      'decapita*, descuartiza*, torturar, escena de tortura, masacre*, genocidio*, atentado suicida, matar gente, matar personas, matar niños, tiroteo escolar, suicidio, atentado terrorista',
    drugs: 'cocaína, metanfetamina*, marihuana, cannabis, hachís, fumar porros, inyectar heroína, drogas',
  },
  fi: {
    sexual:
      'porno*, alaston nainen, alastomat naiset, alaston mies, alaston tyttö, alaston lapsi, alastonkuva*, suihinotto, panna naista, raiskau*, raiskaa*, insesti, lapsiporno*, pedofiili*, masturb*, penis, huora, huorat, pillu',
    hate: 'natsi, natsit, natsismi, hitler, hakaristi*, neekeri*, ryssä, etninen puhdistus, valkoinen ylivalta',
    violence:
      'mestaus, kaulan katkaisu, kidutus, kidutta*, joukkomurha*, kansanmurha*, itsemurhaisku*, tappaa ihmisiä, tappaa lapsia, kouluammuskelu*, itsemurha*, terrori-isku',
    drugs: 'kokaiini*, heroiini*, metamfetamiini*, marihuana*, kannabis*, hasis, huumeet, huumeita',
  },
  fr: {
    sexual:
      'porno*, pornograph*, femme nue, femmes nues, homme nu, hommes nus, fille nue, enfant nu, enfants nus, fellation*, sodomi*, baiser une femme, enculé*, salope*, viol collectif, violeur*, inceste, pédophil*, masturb*, pénis, vagin, prostituée*',
    hate: 'nègre, nègres, nazi, nazis, nazisme, hitler, croix gammée*, bougnoule*, youpin*, sale juif, sale arabe, suprématie blanche, nettoyage ethnique',
    violence:
      'décapit*, démembr*, torturer, scène de torture, massacre*, génocide*, attentat suicide, tuer des gens, tuer des enfants, fusillade, suicide, attentat terroriste',
    drugs:
      'cocaïne, injection d héroïne, méthamphétamine, cannabis, marijuana, haschich, fumer un joint, crack fumé, drogue, drogues',
  },
  el: {
    sexual:
      'πορνό, πορνογραφ*, γυμνή γυναίκα, γυμνές γυναίκες, γυμνός άντρας, γυμνός άνδρας, γυμνό κορίτσι, γυμνό παιδί, γυμνά παιδιά, στοματικό σεξ, σεξουαλική πράξη, γαμήσι, γαμώ, βιασμός, βιασμού, αιμομιξία, παιδεραστ*, παιδόφιλ*, αυνανισμ*, πέος, κόλπος γυναίκας, πουτάνα, πουτάνες, μουνί',
    hate: 'ναζί, ναζισμός, χίτλερ, σβάστικα, αράπης, βρωμοεβραί*, εθνοκάθαρση, λευκή υπεροχή',
    violence:
      'αποκεφαλισμ*, διαμελισμ*, βασανιστήρια, βασανίζω, σφαγή ανθρώπων, γενοκτονία, βομβιστής αυτοκτονίας, σκοτώνω ανθρώπους, δολοφονία παιδιών, αυτοκτονία, τρομοκρατική επίθεση',
    drugs: 'κοκαΐνη, ηρωίνη, μεθαμφεταμίνη, μαριχουάνα, κάνναβη, χασίς, ναρκωτικά',
  },
  hu: {
    sexual:
      'pornó*, pornográf*, meztelen nő*, meztelen férfi*, meztelen lány*, meztelen gyerek*, szopás videó, baszni, baszás, megerőszak*, vérfertőz*, pedofil*, maszturb*, pénisz, vagina, kurva, kurvák, ribanc',
    hate: 'náci, nácik, nácizmus, hitler, horogkereszt*, nigger, büdös zsidó, büdös cigány, etnikai tisztogatás, fehér hatalom',
    violence:
      'lefejez*, feldarabol*, kínzás, megkínoz*, mészárlás*, népirtás*, öngyilkos merény*, emberek megölése, embert ölni, gyerekeket ölni, iskolai lövöldözés, öngyilkosság*, terrortámad*',
    drugs: 'kokain, heroin, metamfetamin, marihuána, kannabisz, hasis, füvet szívni, kábítószer*, drogok',
  },
  it: {
    sexual:
      'porno*, pornograf*, donna nuda, donne nude, uomo nudo, uomini nudi, ragazza nuda, bambina nuda, bambino nudo, bambini nudi, pompino, scopare una, stupr*, incesto, pedofil*, masturba*, pene eretto, vagina, puttana, puttane, troia nuda',
    hate: 'nazista, nazisti, nazismo, hitler, svastica, svastiche, negro di merda, sporco ebreo, pulizia etnica, supremazia bianca',
    violence:
      'decapita*, smembra*, torturare, scena di tortura, massacro, massacri, genocidio, attentato suicida, uccidere persone, uccidere bambini, suicidio, attentato terroristico',
    drugs: 'cocaina, metanfetamina, marijuana, cannabis, hashish, fumare canne, iniettare eroina, droghe',
  },
  ja: {
    sexual:
      'ヌード写真, ヌード画像, セックスシーン, セックスする, ポルノ, 全裸, 裸の女, 裸の男, 裸の子, フェラチオ, ペニス, 強姦, 近親相姦, 児童ポルノ, ロリコン, オナニー',
    hate: 'ナチス, ヒトラー, ハーケンクロイツ, 黒んぼ, 民族浄化, 白人至上',
    violence: '斬首, 首を切る, 拷問, 大量虐殺, 虐殺, 自爆テロ, 銃乱射, 人を殺す, 自殺',
    drugs: 'コカイン, ヘロイン, 覚醒剤, マリファナ, 麻薬',
  },
  ko: {
    sexual:
      '누드사진*, 포르노*, 알몸*, 나체*, 섹스*, 성교*, 구강성교*, 음경*, 강간*, 근친상간*, 야동*, 창녀*, 자위행위*',
    hate: '나치*, 히틀러*, 깜둥이*, 인종청소*, 백인우월*',
    violence: '참수*, 고문하*, 학살*, 대량학살*, 자살폭탄*, 총기난사*, 살인장면*, 자살하*',
    drugs: '코카인*, 헤로인*, 필로폰*, 대마초*, 마리화나*',
  },
  nl: {
    sexual:
      'porno*, naakte vrouw*, naakte man, naakte mannen, naakt meisje, naakte kinderen, naaktfoto*, pijpbeurt, neuken, verkracht*, incest, kinderporno*, pedofiel*, masturb*, penis, vagina, hoer, hoeren, kut likken',
    hate: 'nazi, nazis, neonazi*, hitler, hakenkruis*, neger, kankerjood, rassenoorlog, etnische zuivering',
    violence:
      'onthoofd*, in stukken gehakt, marteling*, bloedbad, volkerenmoord, genocide, zelfmoordaanslag*, mensen doden, kinderen doden, schietpartij op school, zelfmoord, terreuraanslag*',
    drugs: 'cocaïne, heroïne spuiten, crystal meth, wiet roken, marihuana, cannabis, hasj, xtc pillen, drugs gebruiken',
  },
  pl: {
    sexual:
      'porno*, pornograf*, naga kobieta, nagie kobiety, nagi mężczyzna, nadzy mężczyźni, naga dziewczyna, nagie dziecko, nagie dzieci, seks oralny, jebać, pierdolić, gwałt*, gwałci*, kazirodztw*, pedofil*, masturb*, penis, wagina, kurwa, kurwy, dziwka, dziwki',
    hate: 'nazist*, nazizm, hitler*, swastyk*, czarnuch*, czystka etniczna, biała siła, śmierć żydom',
    violence:
      'ścięcie głowy, ścinanie głowy, rozczłonkow*, tortur*, masakr*, ludobójstw*, zamach samobójcz*, zabijać ludzi, zabijanie ludzi, zabić dziecko, strzelanina w szkole, samobójstw*, zamach terrorystycz*',
    drugs: 'kokain*, metamfetamin*, marihuan*, konopie indyjskie, haszysz*, palić zioło, narkotyk*',
  },
  pt: {
    sexual:
      'porno*, pornograf*, mulher nua, mulheres nuas, mulher pelada, homem nu, homens nus, menina nua, menino nu, crianças nuas, foder, fodendo, estupr*, incesto, pedofil*, masturba*, pênis, vagina, puta, putas, buceta',
    hate: 'nazista, nazistas, nazi, nazis, nazismo, hitler, suástica*, limpeza étnica, supremacia branca, morte aos *',
    violence:
      'decapita*, esquarteja*, torturar, cena de tortura, massacre*, genocídio*, atentado suicida, matar pessoas, matar gente, matar crianças, suicídio, ataque terrorista',
    drugs: 'cocaína, metanfetamina, maconha, cannabis, haxixe, fumar baseado, injetar heroína, drogas',
  },
  ru: {
    sexual:
      'порно*, порнограф*, голая женщина, голые женщины, голый мужчина, голая девушка, голые девушки, голый ребенок, голые дети, минет*, секс, сексуальный акт, ебать, ебля, изнасилов*, инцест*, педофил*, мастурб*, пенис, вагина, член и яйца, шлюха, шлюхи, пизда, хуй',
    hate: 'нацист*, нацизм, гитлер*, свастик*, нигер, нигеры, жид, жиды, хач, хачи, хохлы, этническая чистка, белая сила, зиг хайль',
    violence:
      'обезглав*, отрубить голову, расчленен*, расчленить, пытки, пытать, резня, геноцид*, смертник взрыв*, убивать людей, убить человека, убийство детей, массовый расстрел, самоубийств*, теракт*',
    drugs: 'кокаин*, героин, героина, героином, метамфетамин*, марихуан*, конопля, гашиш*, наркотик*, мефедрон*',
  },
  sl: {
    sexual:
      'porno*, pornograf*, gola ženska, gole ženske, goli moški, golo dekle, gol otrok, goli otroci, oralni seks, spolni odnos, fukati, fukanje, posilstv*, posiliti, incest, pedofil*, masturb*, penis, vagina, kurba, kurbe',
    hate: 'nacist*, nacizem, hitler, svastika, kljukasti križ, zamorec, etnično čiščenje, bela nadvlada',
    violence:
      'obglavlj*, razkosa*, mučenje ljudi, genocid*, samomorilski napad, ubijati ljudi, ubijanje ljudi, ubiti otroka, streljanje v šoli, samomor, teroristični napad',
    drugs: 'kokain, heroin, metamfetamin, marihuana, konoplja, hašiš, kaditi travo',
  },
  th: {
    sexual: 'โป๊, เปลือยกาย, ภาพเปลือย, หญิงเปลือย, ร่วมเพศ, มีเซ็กส์, อวัยวะเพศ, ข่มขืน, หนังเอ็กซ์, โสเภณี, เย็ด',
    hate: 'นาซี, ฮิตเลอร์, ไอ้มืด, ล้างเผ่าพันธุ์',
    violence: 'ตัดหัว, ตัดศีรษะ, ทรมานคน, สังหารหมู่, ระเบิดพลีชีพ, กราดยิง, ฆ่าคน, ฆ่าตัวตาย',
    drugs: 'โคเคน, เฮโรอีน, ยาบ้า, ยาไอซ์, กัญชา, ยาเสพติด',
  },
  tr: {
    sexual:
      'porno*, çıplak kadın*, çıplak erkek*, çıplak kız*, çıplak çocuk*, seks yapan, seks sahnesi, oral seks, sikiş*, sikmek, tecavüz*, ensest, pedofil*, mastürb*, penis, vajina, orospu*, fahişe*',
    hate: 'nazi, naziler, nazizm, hitler, gamalı haç, pis zenci, pis yahudi, etnik temizlik, beyaz üstünlüğü',
    violence:
      'kafa kesme*, kafası kesil*, işkence*, katliam*, soykırım*, intihar bombacı*, insan öldür*, çocuk öldür*, okul saldırısı, intihar, terör saldırısı',
    drugs: 'kokain, eroin, metamfetamin, marihuana, esrar içmek, esrar, haşhaş sakızı, uyuşturucu*',
  },
  uk: {
    sexual:
      'порно*, порнограф*, гола жінка, голі жінки, голий чоловік, гола дівчина, голі дівчата, гола дитина, голі діти, мінет*, секс, статевий акт, їбати, зґвалтув*, інцест*, педофіл*, мастурб*, пеніс, вагіна, шльондра, шльондри, курва, піхва',
    hate: 'нацист*, нацизм, гітлер*, свастик*, нігер, жид, жиди, кацап*, етнічна чистка, біла сила',
    violence:
      'обезголов*, відрубати голову, розчленув*, катування, тортури, різанина, геноцид*, терорист смертник, вбивати людей, вбити людину, вбивство дітей, масовий розстріл, самогубств*, теракт*',
    drugs: 'кокаїн*, героїн, героїну, метамфетамін*, марихуан*, коноплі, гашиш*, наркотик*',
  },
  vi: {
    sexual:
      'khiêu dâm, ảnh khỏa thân, ảnh khoả thân, phụ nữ khỏa thân, khỏa thân, khoả thân, làm tình, quan hệ tình dục, thủ dâm, hiếp dâm, cưỡng hiếp, loạn luân, ấu dâm, dương vật, âm đạo, gái điếm',
    hate: 'phát xít, quốc xã, hitler, chữ vạn phát xít, thanh lọc sắc tộc, da trắng thượng đẳng',
    violence:
      'chặt đầu, chém đầu, tra tấn, thảm sát, diệt chủng, đánh bom liều chết, giết người, giết trẻ em, xả súng, tự sát, khủng bố',
    drugs: 'cocain, cocaine, heroin, ma túy, ma tuý, thuốc phiện, thuốc lắc',
  },
  'zh-Hans': {
    sexual:
      '在做爱, 做爱的, 做爱姿势, 色情, 裸体, 裸照, 裸女, 裸男, 性爱, 阴茎, 阴道, 淫荡, 强奸, 轮奸, 乱伦, 恋童, 卖淫, 操你, 肏, 黄片',
    hate: '纳粹, 希特勒, 黑鬼, 种族清洗, 白人至上, 支那, 灭族',
    violence: '斩首, 砍头, 肢解, 屠杀, 酷刑, 自杀式袭击, 杀人现场, 校园枪击, 种族灭绝, 割腕自杀, 恐怖袭击',
    drugs: '吸大麻, 大麻叶, 大麻烟, 可卡因, 海洛因, 冰毒, 摇头丸, 吸毒, 贩毒, 鸦片, 芬太尼',
  },
  'zh-Hant': {
    sexual:
      '在做愛, 做愛的, 做愛姿勢, 色情, 裸體, 裸照, 裸女, 裸男, 性愛, 陰莖, 陰道, 淫蕩, 強姦, 輪姦, 亂倫, 戀童, 賣淫, 操你, 肏',
    hate: '納粹, 希特勒, 黑鬼, 種族清洗, 白人至上, 支那',
    violence: '斬首, 砍頭, 肢解, 屠殺, 酷刑, 自殺式襲擊, 殺人現場, 校園槍擊, 種族滅絕, 割腕自殺, 恐怖襲擊',
    drugs: '吸大麻, 大麻葉, 大麻煙, 可卡因, 古柯鹼, 海洛因, 冰毒, 搖頭丸, 吸毒, 販毒, 鴉片',
  },
};
