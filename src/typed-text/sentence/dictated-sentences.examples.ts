/** One sentence for each way of dictating, answering and remarking that a rule is for, in the form of the English ones. */
export const dictatedSentences = `
let me think, we need celery, carrots, and like two or three leeks → celery | carrots | 2–3 leeks
and oh yeah don't forget light bulbs and oh right stamps → light bulbs | stamps
Dear Sue,⏎could you get these for the potluck:⏎• 3 bags of ice⏎• lemonade (pink)⏎• paper plates⏎Many thanks,⏎Ruth → 3 bags ice | lemonade (pink) | paper plates
Jess: need anything from the shop?⏎Tom: yeah grab cereal⏎Tom: oh and bananas⏎Jess: 👍 → cereal | bananas
tomatoes - the small ones, not the beefsteak kind → tomatoes (the small ones, not the beefsteak kind)
we should still have flour, but not sugar, get 2 bags → 2 bags sugar
i think we still have rice but get two boxes of penne, dad wants the thick one not the thin. see you at 6 → 2 boxes penne (thick one not the thin)
peaches and cream oatmeal and vanilla extract → peaches and cream oatmeal | vanilla extract
can you get onions? like three. and a head of garlic → 3 onions | 1 head garlic
a couple of bottles of water, a few cans of tuna → 2 bottles water | a few cans tuna
Need from Target:⏎soap⏎wood glue → soap @Target | wood glue @Target
flowers for mom tomorrow and a birthday card for dad → flowers (for mom, tomorrow) | 1 birthday card (for dad)
also wir brauchen äh Brot und Käse und ach so Alufolie → Brot | Käse | Alufolie
2 Fl. Rotwein, 3 Ds. Thunfisch, 1 Btl. Reis, 4 St. Brezeln → 2 Fl Rotwein | 3 Ds Thunfisch | 1 btl Reis | 4 St Brezeln
Mama: haben wir noch Butter?⏎Papa: nein leider nicht⏎Mama: ok dann bring bitte Butter mit → Butter
Birnen - die weichen, nicht die harten → Birnen (die weichen, nicht die harten)
Reis müsste noch da sein, aber Nudeln nicht, hol mal drei Packungen. Und Parmesan! → 3 Packungen Nudeln | Parmesan
Holzkohle und Anzünder fürs Grillen morgen → Holzkohle (fürs Grillen morgen) | Anzünder (fürs Grillen morgen)
bei dm Duschgel und Watte, bei Aldi zwei Tüten Chips → Duschgel @dm | Watte @dm | 2 Tüten Chips @Aldi
Eis Vanille und Schoko, Waffeln → Eis Vanille und Schoko | Waffeln
hab gesehen dass der Kaffee alle ist, und bring auch Filter mit bitte → Kaffee | Filter
ay sí y papel de aluminio y bueno servilletas → papel de aluminio | servilletas
2 cajas de té, 1 pqte. de harina y una barra de cereales → 2 cajas té | 1 pqte harina | 1 barra de cereales
arroz creo que hay, pero pasta no, coge dos paquetes → 2 paquetes pasta
helado de nata y fresa, pan y tomates → helado de nata y fresa | pan | tomates
pan todos los días → pan (todos los días) /7
un par de barras de pan y una tarrina de helado → 2 barras pan | 1 tarrina helado
flores para la abuela mañana → flores (para la abuela, mañana)
bon alors il faut euh des œufs et ah oui aussi du sucre glace → œufs | sucre glace
2 ramettes de papier, 1 pqt de biscuits, 3 bout. d'eau → 2 ramettes papier | 1 pqt biscuits | 3 bout eau
Maman: il reste du beurre ?⏎Papa: non⏎Maman: ok prends-en 2 plaquettes → 2 plaquettes beurre
je pense qu'il y a encore du lait mais prends des œufs → œufs
salut ma puce tu peux passer prendre du pain et un rôti stp ? bisous maman → pain | 1 rôti
first of all milk then butter and a thing of yogurt → milk | butter | 1 yogurt
I already picked up bread. still need cheese and 3 avocados → cheese | 3 avocados
1 lg jar mayo, 2 sm cans corn → 1 jar mayo (lg) | 2 cans corn (sm)
Zoe: can someone get toilet paper⏎Ian: sure. anything else?⏎Zoe: toothpaste, the minty one → toilet paper | toothpaste (the minty one)
do we have any rice? if not get the big bag → rice (big bag)
bagels at trader joe's, and from costco a pack of batteries and socks → bagels @Trader Joe's | 1 pack batteries @Costco | socks @Costco
soup for grandma and cough drops for me → soup (for grandma) | cough drops
peaches and plums for the ski trip on friday → peaches (for the ski trip on friday) | plums (for the ski trip on friday)
milk? if we're out get two → 2 milk
Käse ist glaub ich noch genug da, aber Butter ist alle → Butter
na schatz kannste auf dem heimweg noch pizza und n sixpack bier holen? → pizza | 1 sixpack bier
ok also Kartoffeln und äh ja Quark und, warte, Leinöl → Kartoffeln | Quark | Leinöl
Nudeln brauchst du nicht, aber Reis und zwei von den großen Dosen Kokosmilch → Reis | 2 Dosen Kokosmilch (großen)
necesito este... arroz, frijoles y ¿qué más? ah sí, tortillas → arroz | frijoles | tortillas
los huevos ya los tengo, trae harina y levadura → harina | levadura
pues unos tres o cuatro tomates y eh una lechuga y ya está → 3–4 tomates | 1 lechuga
¿cebollas? si no quedan coge una malla → 1 malla cebollas
un pack de 12 de cerveza y cuarto de jamón york → 12 pack cerveza | ¼ jamón york
bon il me faut des bananes, enfin deux trois, et du miel → 2–3 bananes | miel
raisin - sans pépins, blanc de préférence → raisin (sans pépins, blanc de préférence)
de l'huile on en a assez, c'est le vinaigre qui manque → vinaigre
un quart de brie, 1 dz d'œufs → ¼ brie | 1 dozen œufs
milk and eggs, well actually just milk → milk
pack of 6 rolls, 4×yogurt, between two and three leeks → 6 pack rolls | 4 yogurt | 2–3 leeks
3 Dosen à 400 g Tomaten, 2 à 500 g Mehl, Sechserpack Eier, elf Eier → 3 × 400 g Dosen Tomaten | 2 × 500 g Mehl | 6er pack Eier | 11 Eier
un pack de 12 yogures, quince manzanas, litro y medio de leche → 12 pack yogures | 15 manzanas | 1½ l leche
dix-huit petits pains, lot de 3 éponges → 18 petits pains | 3 pack éponges
plus beaucoup de liquide vaisselle, pain aux noix et raisins → liquide vaisselle | pain aux noix et raisins
Lucie: il y a des oignons ?⏎Max: non, oublié⏎Lucie: ok prends-en 4 → 4 oignons
regalo para el abuelo mañana → regalo (para el abuelo, mañana)
Tom [18:05]: can you get avocados⏎Ana [18:06]: how many⏎Tom [18:06]: three or four → 3–4 avocados
yogurt (greek), 2 cartons - the big ones, no sugar → 2 cartons yogurt (greek, the big ones, no sugar)
go to aldi for eggs and milk, then dm for shampoo → eggs @Aldi | milk @Aldi | shampoo @dm
mom said to get a turkey, about 12 pounds, and stuffing → 12 lb turkey | stuffing
weiß nicht ob wir noch Mehl haben, nimm lieber ein Päckchen → 1 Päckchen Mehl
oh warte noch Klebeband. und eine Schere falls sie welche haben → Klebeband | 1 Schere
¡Hola Jaime!⏎Aquí va la lista:⏎1) leche⏎2) 2 barras de pan⏎Hasta luego,⏎Paz → leche | 2 barras pan
dice mamá que un pavo, de unos 5 kilos, y relleno → 5 kg pavo | relleno
pan todos los días no, solo los lunes → pan /7
prends stp 200 gr de jambon blanc et 3 yaourts citron → 200 g jambon blanc | 3 yaourts citron
1 cda. de pimentón, 2 cdtas. de sal → 1 cda pimentón | 2 cdtas sal
[5:01 PM] Greg: anything for dinner?⏎[5:03 PM] Nora: pasta, sauce and a salad kit⏎[5:04 PM] Greg: on my way → pasta | sauce | 1 salad kit
hi sis can u bring napkins n plates tmrw thx → napkins (tmrw) | plates (tmrw)
Zwiebeln sollten da sein, hol aber Knoblauch → Knoblauch
¿comida para gatos? solo quedan dos latas. también arena → comida para gatos | arena
unas cuantas limas, varios pimientos → unas cuantas limas | varios pimientos
whoever goes to lidl pls get ramen and limes → ramen @Lidl | limes @Lidl
wer zu Aldi geht bitte Milch und Toast mitbringen → Milch @Aldi | Toast @Aldi
quien vaya al dia q pille 2 paquetes de macarrones y queso rallado → 2 paquetes macarrones @Dia | queso rallado @Dia
celui qui va chez Lidl prend du lait et du pain → lait @Lidl | pain @Lidl
note chez carrefour quatre tranches de jambon et du gruyère → 4 tranches jambon @Carrefour | gruyère @Carrefour
faut prendre a lidl du riz 2kg, des oeufs et du sopalin → 2 kg riz @Lidl | oeufs @Lidl | sopalin @Lidl
Wärst du so lieb und schreibst für Lidl 3 Paprika und Hummus auf, und für Rewe jede Woche ein Netz Orangen? → 3 Paprika @Lidl | Hummus @Lidl | 1 Netz Orangen @Rewe /7
te importaría añadir del Aldi 2 paquetes de macarrones y pesto, y del Carrefour cada semana un kilo de mandarinas? → 2 paquetes macarrones @Aldi | pesto @Aldi | 1 kg mandarinas @Carrefour /7
please note for lidl 6 rolls, and for aldi tea bags → 6 rolls @Lidl | tea bags @Aldi
125 g Butter, zimmerwarm; 3 Eier, Zimmertemperatur → 125 g Butter (zimmerwarm) | 3 Eier (Zimmertemperatur)
½ cup buttermilk, room temp⏎100 g de beurre, à température ambiante → ½ cup buttermilk (room temp) | 100 g beurre (à température ambiante)
1 gousse de vanille, fendue⏎250 g de farine, tamisée → 1 gousse vanille (fendue) | 250 g farine (tamisée)
twenty four bottles of water and thirty granola bars for saturday's hike → 24 bottles water (for saturday's hike) | 30 granola bars (for saturday's hike)
moutarde ainsi qu'une botte de radis → moutarde | 1 botte radis
leche además de yogures y queso, manzanas así como peras → leche | yogures | queso | manzanas | peras
on n'a plus de croquettes pour le chien 🐶 prends le sac de 10 kg → 10 kg croquettes pour le chien
kein Katzenfutter mehr da 🐱 nimm den Sack mit 10 kg → 10 kg Katzenfutter
kann wer ne kiste wasser holn und chips mitbring → 1 kiste wasser | chips
add flour, no wait, we have flour, add baking powder instead → baking powder
harina, no espera, tenemos harina, levadura → levadura
du pain de mie non attends pas de pain de mie des biscottes → biscottes
Weißbrot nein kein Weißbrot Vollkornbrot → Vollkornbrot
add flour. oh no, we have flour. add yeast → yeast
wollen wir heute abend raclette machen? dann bräuchten wir 800 g raclettekäse → 800 g raclettekäse
on fait une raclette samedi ? il faut du fromage et des patates → fromage | patates
soirée raclette jeudi !! il faut fromage à raclette 1kg, patates → 1 kg fromage à raclette | patates
eh espera que se me quema el sofrito... añade dos latas de tomate → 2 latas tomate
le riz brûle, prends 2 boîtes de tomates → 2 boîtes tomates
je sors de garde ajoute six yaourts nature et un kilo de clémentines → 6 yaourts nature | 1 kg clémentines
who ate my cereal⏎sorry⏎add cereal and milk → cereal | milk
bombillas, 60 vatios, y una fregona → bombillas (60 vatios) | 1 fregona
hmm let me think bread wait no we have bread okay just butter and jam → butter | jam
eggs and milk no wait we still have some and butter → eggs | butter
Milch und Eier ach nee Eier sind noch da aber Käse → milch | käse
pan no espera pan ya tenemos entonces mantequilla → mantequilla
lait ah non on en a encore du coup du beurre → beurre
Mom: did you get my message? we need sugar → sugar
alright shopping list carrots potatoes onions two packs of chicken thighs and a bag of rice → carrots | potatoes | onions | 2 packs chicken thighs | 1 bag rice
shopping list carrots, potatoes → carrots | potatoes
shopping list pad, milk → shopping list pad | milk
einkaufszettel kartoffeln zwiebeln milch → kartoffeln | zwiebeln | milch
todos los sabados en Mercadona: salmon, canonigos → salmon @mercadona /7 | canonigos @mercadona /7
cada sabado pan → pan /7
`;
