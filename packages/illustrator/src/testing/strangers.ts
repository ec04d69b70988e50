/**
 * Forty prompts of customers, written before anybody looked at which words the lists have: `prompt | instead | not drawn`.
 * Their drawings and how they were judged: docs/illustrator/strangers.md.
 */
export const STRANGERS = `
a golden retriever puppy on the beach at sunset | golden retriever→dog, puppy→dog | 
my cat in a space suit on the moon |  | suit
pink roses and butterflies |  | 
a dragon over a castle |  | 
cute avocado |  | 
mountain lake with pine trees in the morning mist | pine→evergreen tree | 
two penguins in love |  | 
Pikachu eating ramen | ramen→steaming bowl | pikachu
ein Fuchs im Herbstwald |  | 
ein rotes Motorrad auf der Landstraße |  | landstraße
Leuchtturm bei Sturm | leuchtturm→tokyo tower | 
ein Faultier hängt am Ast |  | hängt, ast
un chat noir sous la pleine lune |  | 
la tour Eiffel la nuit |  | 
une licorne sur un arc-en-ciel |  | 
un colibrí entre flores rojas | colibrí→pájaro | entre
un futbolista marcando un gol | futbolista→fútbol | marcando, gol
una calavera mexicana con flores |  | mexicana
una vespa davanti al Colosseo | vespa→scooter, colosseo→edificio classico | davanti
buon compleanno mamma | buon compleanno→torta, mamma→donna | 
um papagaio na floresta |  | 
uma prancha de surf e uma onda grande | prancha de surf→surfista | 
een blauw geometrisch patroon |  | geometrisch
en sæl på isen |  | 
joutsen järvellä revontulten alla |  | revontulten, alla
jeż pod grzybem |  | 
egy csikó a réten | csikó→ló | 
ένα καΐκι στη θάλασσα | καΐκι→ιστιοφόρο | 
медвежонок с воздушным шариком | медвежонок→медведь | 
лелека над соняшниками | лелека→птах | 
kozorog v Alpah | kozorog→koza | alpah
İstanbul'da martılar | istanbul→şehir, martılar→kuş | da
جمل في الصحراء عند الغروب |  | 
নদীতে একটি নৌকা আর বৃষ্টি |  | 
ช้างเล่นน้ำ | เล่น→ไพ่ดอกไม้, น้ํา→แก้วพร้อมหลอด | 
hoa sen trong ao | ao→hồ | 
桜の木の下の柴犬 | 柴犬→犬 | 
눈 내리는 밤의 호랑이 |  | 내리는
一只熊猫在竹林里吃竹子 | 竹林→森林 | 竹子
一杯珍珠奶茶 |  | 杯`
  .trim()
  .split('\n')
  .map((line) => {
    const [prompt = '', instead = '', unknown = ''] = line.split('|').map((part) => part.trim());
    return { prompt, instead, unknown };
  });
