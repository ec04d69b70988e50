import type { Locale } from '@cpc/i18n';

/**
 * Prompts with what they mean, one a line: `prompt | subjects | scene`. A subject is an emoji or the name of own art, with
 * `×number` and `/colour` where they are not 1 and none; the scene lists colours of the whole, places, time, season, weather
 * and moods in any order.
 */
export const PROMPTS: Readonly<Record<Locale, string>> = {
  'en-US': `
three red cats in the forest | 🐈×3/red | forest
a lucky dragon | 🐉 |
my cat in space | 🐈 | space
anime girl with umbrella in the rain | 👧 ☂️ | rain
two white horses on a meadow at sunset | 🐴×2/white | meadow sunset
mountains at sunset | | mountains sunset
orange cat | 🐈/orange |
a black and white cat on a pink sky | 🐈/black | pink sky
wolf howling at the moon | 🐺 | moon
5 yellow ducks | 🦆×5/yellow |
Eiffel Tower in spring | eiffel | spring
a cup of coffee | ☕ |
cherry blossoms on a calm blue night | 🌸×3 | blue night calm
birthday cake | 🎂 |`,
  'zh-Hans': `
三只红色的猫 | 🐈×3/red |
太空里的狗 | 🐕 | space
两只白色的兔子在雪地里 | 🐰×2/white | snow
下雨的城市 | | rain city
我的猫 | 🐈 |
月亮和狼 | 🐺 | moon
樱花 | 🌸 |
海底的鱼 | 🐟 | underwater
五朵黄色的玫瑰 | 🌹×5/yellow |
日落时的山 | | mountains sunset
足球 | ⚽ |
撑着雨伞的女孩 | 👧 ☂️ |`,
  'zh-Hant': `
三隻紅色的貓 | 🐈×3/red |
太空裡的狗 | 🐕 | space
兩隻白色的兔子在雪地裡 | 🐰×2/white | snow
下雨的城市 | | rain city
藍色的蝴蝶 | 🦋/blue |
月亮和狼 | 🐺 | moon
櫻花 | 🌸 |
海底的魚 | 🐟 | underwater
五朵黃色的玫瑰 | 🌹×5/yellow |
日落時的山 | | mountains sunset
足球 | ⚽ |
秋天的狐狸 | 🦊 | autumn`,
  ja: `
三匹の猫 | 🐈×3 |
赤い傘をさした女の子 | 👧 ☂️/red |
宇宙の犬 | 🐕 | space
黒い猫と月 | 🐈/black | moon
桜 | 🌸 |
夕焼けの山 | | mountains sunset
海の上のクジラ | 🐳 | sea
秋の森のキツネ | 🦊 | autumn forest
白いうさぎ | 🐰/white |
猫二匹 | 🐈×2 |
青い蝶 | 🦋/blue |
コーヒー | ☕ |`,
  ko: `
고양이 세 마리 | 🐈×3 |
빨간 장미 두 송이 | 🌹×2/red |
우주의 고양이 | 🐈 | space
바다의 고래 | 🐳 | sea
하얀 토끼 | 🐰/white |
숲속의 여우 | 🦊 | forest
가을 숲 | | autumn forest
밤에 늑대와 달 | 🐺 | night moon
파란 나비 | 🦋/blue |
벚꽃 아래 소녀 | 🌸 👧 |
해변의 노을 | | beach sunset
축구 | ⚽ |`,
  de: `
drei Katzen | 🐈×3 |
drei rote Rosen im Garten | 🌹×3/red | garden
zwei schwarze Hunde am Strand | 🐕×2/black | beach
ein Fuchs im Wald | 🦊 | forest
Sonnenuntergang am Meer | | sea sunset
Blumenwiese im Frühling | 🌼 | meadow spring
ein Wolf und der Mond | 🐺 | moon
blauer Schmetterling | 🦋/blue |
Mädchen mit Regenschirm | 👧 ☂️ |
Geburtstagskuchen | 🎂 |
eine Eule in der Nacht | 🦉 | night
weißes Pferd | 🐴/white |`,
  fr: `
trois chats noirs | 🐈×3/black |
deux roses rouges | 🌹×2/red |
un renard dans la forêt | 🦊 | forest
la tour Eiffel au printemps | eiffel | spring
coucher de soleil à la mer | | sunset sea
un loup et la lune | 🐺 | moon
papillon bleu | 🦋/blue |
une fille avec un parapluie | 👧 ☂️ |
un chien blanc sur la plage | 🐕/white | beach
gâteau d'anniversaire | 🎂 |
montagnes en hiver | | mountains winter
cinq oiseaux | 🐦×5 |`,
  es: `
tres gatos negros | 🐈×3/black |
dos rosas rojas | 🌹×2/red |
un zorro en el bosque | 🦊 | forest
atardecer en la playa | | sunset beach
un lobo y la luna | 🐺 | moon
mariposa azul | 🦋/blue |
una niña con paraguas | 👧 ☂️ |
caballo blanco en el campo | 🐴/white | meadow
pastel de cumpleaños | 🎂 |
montañas en invierno | | mountains winter
cinco pájaros | 🐦×5 |
fútbol | ⚽ |`,
  it: `
tre gatti neri | 🐈×3/black |
due rose rosse | 🌹×2/red |
una volpe nella foresta | 🦊 | forest
tramonto sul mare | | sunset sea
un lupo e la luna | 🐺 | moon
farfalla blu | 🦋/blue |
una ragazza con ombrello | 👧 ☂️ |
cavallo bianco | 🐴/white |
torta di compleanno | 🎂 |
montagne in inverno | | mountains winter
cinque uccelli | 🐦×5 |
un cane nello spazio | 🐕 | space`,
  pt: `
três gatos pretos | 🐈×3/black |
duas rosas vermelhas | 🌹×2/red |
uma raposa na floresta | 🦊 | forest
pôr do sol na praia | | sunset beach
um lobo e a lua | 🐺 | moon
borboleta azul | 🦋/blue |
uma menina com guarda-chuva | 👧 ☂️ |
cavalo branco | 🐴/white |
bolo de aniversário | 🎂 |
montanhas no inverno | | mountains winter
cinco pássaros | 🐦×5 |
um gato no espaço | 🐈 | space`,
  nl: `
drie katten | 🐈×3 |
twee rode rozen | 🌹×2/red |
een vos in het bos | 🦊 | forest
zonsondergang op het strand | | sunset beach
een wolf en de maan | 🐺 | moon
blauwe vlinder | 🦋/blue |
meisje met paraplu | 👧 ☂️ |
wit paard | 🐴/white |
verjaardagstaart | 🎂 |
bergen in de winter | | mountains winter
vijf vogels | 🐦×5 |
een hond in de ruimte | 🐕 | space`,
  da: `
tre katte | 🐈×3 |
to røde roser i haven | 🌹×2/red | garden
en ræv i skoven | 🦊 | forest
solnedgang på stranden | | sunset beach
en ulv og månen | 🐺 | moon
blå sommerfugl | 🦋/blue |
pige med paraply | 👧 ☂️ |
hvid hest | 🐴/white |
fødselsdagskage | 🎂 |
bjerge om vinteren | | mountains winter
fem fugle | 🐦×5 |
en hund i rummet | 🐕 | space`,
  pl: `
trzy czarne koty w lesie | 🐈×3/black | forest
dwie czerwone róże | 🌹×2/red |
lis w lesie | 🦊 | forest
zachód słońca nad morzem | | sunset sea
wilk i księżyc | 🐺 | moon
niebieski motyl | 🦋/blue |
dziewczyna z parasolem | 👧 ☂️ |
biały koń | 🐴/white |
tort urodzinowy | 🎂 |
góry zimą | | mountains winter
pięć kotów | 🐈×5 |
pies w kosmosie | 🐕 | space`,
  sl: `
tri črne mačke v gozdu | 🐈×3/black | forest
dve rdeči vrtnici | 🌹×2/red |
lisica v gozdu | 🦊 | forest
sončni zahod na plaži | | sunset beach
volk in luna | 🐺 | moon
moder metulj | 🦋/blue |
deklica z dežnikom | 👧 ☂️ |
bel konj | 🐴/white |
rojstnodnevna torta | 🎂 |
gore pozimi | | mountains winter
pet ptic | 🐦×5 |
pes v vesolju | 🐕 | space`,
  fi: `
kolme mustaa kissaa | 🐈×3/black |
kaksi punaista ruusua | 🌹×2/red |
kettu metsässä | 🦊 | forest
auringonlasku merellä | | sunset sea
susi ja kuu | 🐺 | moon
sininen perhonen | 🦋/blue |
tyttö ja sateenvarjo | 👧 ☂️ |
valkoinen hevonen | 🐴/white |
syntymäpäiväkakku | 🎂 |
vuoret talvella | | mountains winter
viisi lintua | 🐦×5 |
koira avaruudessa | 🐕 | space`,
  hu: `
három fekete macska | 🐈×3/black |
két piros rózsa | 🌹×2/red |
róka az erdőben | 🦊 | forest
naplemente a tengeren | | sunset sea
farkas és a hold | 🐺 | moon
kék pillangó | 🦋/blue |
lány esernyővel | 👧 ☂️ |
fehér ló | 🐴/white |
születésnapi torta | 🎂 |
hegyek télen | | mountains winter
öt madár | 🐦×5 |
kutya az űrben | 🐕 | space`,
  tr: `
üç siyah kedi | 🐈×3/black |
bahçede iki kırmızı gül | 🌹×2/red | garden
ormandaki tilki | 🦊 | forest
denizde gün batımı | | sea sunset
kurt ve ay | 🐺 | moon
mavi kelebek | 🦋/blue |
şemsiyeli kız | ☂️ 👧 |
beyaz atlar | 🐴/white |
doğum günü pastası | 🎂 |
kışın dağlar | | winter mountains
beş kuş | 🐦×5 |
uzayda köpeğim | 🐕 | space`,
  vi: `
ba con mèo đen | 🐈×3/black |
hai bông hoa hồng đỏ | 🌹×2/red |
cáo trong rừng | 🦊 | forest
hoàng hôn trên biển | | sunset sea
sói và mặt trăng | 🐺 | moon
con bướm xanh dương | 🦋/blue |
cô gái cầm ô | 👧 ☂️ |
ngựa trắng | 🐴/white |
bánh sinh nhật | 🎂 |
núi mùa đông | | mountains winter
năm con chim | 🐦×5 |
chó trong vũ trụ | 🐕 | space`,
  ru: `
три чёрные кошки в лесу | 🐈×3/black | forest
две красные розы | 🌹×2/red |
лиса в зимнем лесу | 🦊 | winter forest
закат на море | | sunset sea
волк и луна | 🐺 | moon
синяя бабочка | 🦋/blue |
девочка с зонтом | 👧 ☂️ |
белая лошадь | 🐴/white |
торт | 🎂 |
горы зимой | | mountains winter
пять птиц | 🐦×5 |
мой кот в космосе | 🐈 | space`,
  uk: `
три чорні коти в лісі | 🐈×3/black | forest
дві червоні троянди | 🌹×2/red |
лисиця в лісі | 🦊 | forest
захід сонця на морі | | sunset sea
вовк і місяць | 🐺 | moon
синій метелик | 🦋/blue |
дівчинка з парасолькою | 👧 ☂️ |
білий кінь | 🐴/white |
торт | 🎂 |
гори взимку | | mountains winter
п'ять котів | 🐈×5 |
собака в космосі | 🐕 | space`,
  el: `
τρεις μαύρες γάτες στο δάσος | 🐈×3/black | forest
δύο κόκκινα τριαντάφυλλα | 🌹×2/red |
αλεπού στο δάσος | 🦊 | forest
ηλιοβασίλεμα στη θάλασσα | | sunset sea
λύκος και φεγγάρι | 🐺 | moon
μπλε πεταλούδα | 🦋/blue |
κορίτσι με ομπρέλα | 👧 ☂️ |
άσπρο άλογο | 🐴/white |
τούρτα γενεθλίων | 🎂 |
βουνά το χειμώνα | | mountains winter
πέντε πουλιά | 🐦×5 |
σκύλος στο διάστημα | 🐕 | space`,
  ar: `
ثلاث قطط سوداء في الغابة | 🐈×3/black | forest
وردتان حمراوان | 🌹×2 |
والثعلب في الغابة | 🦊 | forest
غروب الشمس على البحر | | sunset sea
ذئب وقمر | 🐺 | moon
فراشة زرقاء | 🦋/blue |
فتاة تحمل مظلة | 👧 ☂️ |
الحصان الأبيض | 🐴/white |
مسجد في الليل مع هلال | 🕌 | night moon
جبال في الشتاء | | mountains winter
خمسة طيور | 🐦×5 |
قطتان في الفضاء | 🐈×2 | space`,
  th: `
แมวสามตัว | 🐈×3 |
กุหลาบสีแดงสองดอก | 🌹×2/red |
จิ้งจอกในป่า | 🦊 | forest
พระอาทิตย์ตกที่ทะเล | | sunset sea
หมาป่าและดวงจันทร์ | 🐺 | moon
ผีเสื้อสีน้ำเงิน | 🦋/blue |
เด็กผู้หญิงถือร่ม | 👧 ☂️ |
แมวสีขาว | 🐈/white |
เค้กวันเกิด | 🎂 |
ภูเขาในฤดูหนาว | | mountains winter
นกห้าตัว | 🐦×5 |
หมาในอวกาศ | 🐕 | space`,
  bn: `
তিনটি কালো বিড়াল | 🐈×3/black |
দুটি লাল গোলাপ | 🌹×2/red |
বনে শিয়াল | 🦊 | forest
সমুদ্রে সূর্যাস্ত | | sunset sea
নেকড়ে ও চাঁদ | 🐺 | moon
নীল প্রজাপতি | 🦋/blue |
মেয়ে ও ছাতা | 👧 ☂️ |
সাদা খরগোশ | 🐰/white |
জন্মদিনের কেক | 🎂 |
শীতে পাহাড় | | mountains winter
পাঁচটি পাখি | 🐦×5 |
মহাকাশে কুকুর | 🐕 | space`,
};
