/** German, Spanish and French sentences, in the form of the English ones. */
export const otherSentences = `
wir brauchen Milch Eier und Brot → Milch | Eier | Brot
kannst du bitte noch 2 Packungen Nudeln und ein Glas Pesto mitbringen → 2 packungen Nudeln | 1 glas Pesto
bring bitte Klopapier vom dm mit → Klopapier @dm
ähm also wir brauchen noch äh drei Liter Milch und ein Pfund Butter → 3 l Milch | 1 pfund Butter
Eier haben wir noch →
Brot ist noch da →
danke! bis später →
Salz und Pfeffer → Salz | Pfeffer
Pfeffer, Salz und Öl → Pfeffer | Salz | Öl
bei Rewe: Hackfleisch, Nudeln, 2 Dosen Tomaten → Hackfleisch @Rewe | Nudeln @Rewe | 2 dosen Tomaten @Rewe
Zahnpasta aus dem dm → Zahnpasta @dm
jeden Montag Milch → Milch /7
Kaffee alle zwei Wochen → Kaffee /14
Katzenfutter monatlich → Katzenfutter /30
alle drei Monate Wasserfilter → Wasserfilter /90
Brötchen für Sonntag → Brötchen (für Sonntag)
morgen brauchen wir Sahne → Sahne (morgen)
Kuchen für morgen → Kuchen (für morgen)
ein paar Tomaten und eine Gurke → ein paar Tomaten | 1 Gurke
ein halbes Dutzend Eier und ein Kilo Mehl → ½ dutzend Eier | 1 kg Mehl
2x Butter, 3 x Quark → 2 Butter | 3 Quark
Milch Butter Käse Wurst → Milch | Butter | Käse | Wurst
Bananen Äpfel Birnen → Bananen | Äpfel | Birnen
vergiss nicht die Brötchen → Brötchen
denk bitte an Katzenstreu → Katzenstreu
Einkaufsliste:⏎- Milch⏎- Brot⏎- 3 Zwiebeln → Milch | Brot | 3 Zwiebeln
[21.11.26, 18:04:12] Jana: Milch und Brot⏎[21.11.26, 18:05:44] Tom: ok → Milch | Brot
21.11.26, 18:04 - Jana: bringst du Eier mit?⏎21.11.26, 18:05 - Tom: klar! → Eier
Von: Jana⏎Betreff: Einkauf⏎Hallo Tom,⏎bitte Milch und 2 Brote kaufen.⏎Liebe Grüße⏎Jana → Milch | 2 Brote
Klopapier ist alle → Klopapier
es fehlen noch Zwiebeln und Knoblauch → Zwiebeln | Knoblauch
1 Prise Salz, 2 EL Öl, 200 ml Wasser → 1 prise Salz | 2 EL Öl | 200 ml Wasser
250 g Butter, weich → 250 g Butter (weich)
3 Eier (Größe M) → 3 Eier (Größe M)
Schatz, kannst du auf dem Heimweg noch Brot holen? → Brot
Die Ärzte CD → Die Ärzte CD
Hafermilch, glutenfreie Nudeln und Erdnussbutter → Hafermilch | glutenfreie Nudeln | Erdnussbutter
zwei Flaschen Rotwein und eine Tüte Chips → 2 flaschen Rotwein | 1 tüte Chips
Schnittlauch 1 Bund → 1 bund Schnittlauch
für den Salat: Rucola, Tomaten, Feta → Rucola (für den Salat) | Tomaten (für den Salat) | Feta (für den Salat)
Äpfel beim Edeka → Äpfel @Edeka
Vanillezucker, 2 Päckchen → 2 päckchen Vanillezucker
wir haben kein Mehl mehr → Mehl
Öl haben wir genug →
zwei Kisten Wasser und eine Kiste Bier → 2 kisten Wasser | 1 kiste Bier
Joghurt (Erdbeere) x4 → 4 Joghurt (Erdbeere)
necesitamos leche huevos y pan → leche | huevos | pan
por favor compra dos litros de leche y una docena de huevos → 2 l leche | 1 docena huevos
eh pues tomates cebollas y un poco de perejil → tomates | cebollas | perejil
no necesitamos leche →
ya tenemos huevos →
no compres pan →
gracias, hasta luego →
sal y pimienta → sal | pimienta
en Mercadona: pollo, arroz y 2 botes de tomate → pollo @Mercadona | arroz @Mercadona | 2 botes tomate @Mercadona
leche en Carrefour → leche @Carrefour
detergente del Dia → detergente @Dia
pañales cada dos semanas → pañales /14
café cada mes → café /30
todos los lunes pan → pan /7
tarta para mañana → tarta (para mañana)
mañana necesitamos fresas → fresas (mañana)
un par de aguacates y medio kilo de tomates → 2 aguacates | ½ kg tomates
media docena de huevos → ½ docena huevos
tres latas de atún y dos barras de pan → 3 latas atún | 2 barras pan
1,5 l de agua, 200 g de jamón serrano → 1,5 l agua | 200 g jamón serrano
no te olvides de las servilletas → servilletas
nos falta detergente → detergente
falta azúcar y sal → azúcar | sal
plátanos manzanas peras → plátanos | manzanas | peras
Lista de la compra:⏎- leche⏎- 2 panes⏎- queso → leche | 2 panes | queso
[21/11/26, 18:04:12] Ana: leche y pan⏎[21/11/26, 18:05:00] Luis: vale → leche | pan
21/11/26 18:04 - Ana: trae huevos porfa → huevos
aceite de oliva y vinagre de módena → aceite de oliva | vinagre de módena
arroz con leche → arroz con leche
el jamón y la mortadela → jamón | mortadela
2 cucharadas de aceite de oliva, 1 pizca de sal → 2 cucharadas aceite de oliva | 1 pizca sal
cebolla picada → cebolla picada
1 cebolla, picada → 1 cebolla (picada)
quiero galletas y zumo de naranja → galletas | zumo de naranja
hola cariño, ¿puedes comprar leche y cereales? Un beso → leche | cereales
apunta champú y gel de ducha → champú | gel de ducha
un kilo y medio de patatas → 1½ kg patatas
vino tinto, dos botellas → 2 botellas vino tinto
atún en aceite → atún en aceite
turrón para navidad → turrón (para navidad)
huevos, una docena → 1 docena huevos
además necesitamos filtros de café → filtros de café
también leche sin lactosa → leche sin lactosa
quesos → quesos
il nous faut du lait des œufs et du pain → lait | œufs | pain
peux-tu acheter deux bouteilles de vin et une baguette stp → 2 bouteilles vin | 1 baguette
euh on a besoin de papier toilette et d'éponges → papier toilette | éponges
on n'a pas besoin de lait →
on a déjà des œufs →
sel et poivre → sel | poivre
pain et beurre → pain | beurre
chez Carrefour: poulet, riz et 2 boîtes de thon → poulet @Carrefour | riz @Carrefour | 2 boîtes thon @Carrefour
du fromage chez Monoprix → fromage @Monoprix
lessive à Leclerc → lessive @Leclerc
couches toutes les deux semaines → couches /14
tous les lundis du pain → pain /7
café chaque mois → café /30
croquettes toutes les 3 semaines → croquettes /21
gâteau pour dimanche → gâteau (pour dimanche)
demain il faut de la crème → crème (demain)
du jambon pour ce soir → jambon (pour ce soir)
une douzaine d'œufs et un litre de lait → 1 douzaine œufs | 1 l lait
une demi-douzaine d'œufs → ½ douzaine œufs
500 g de farine, 3 œufs, 1 sachet de levure → 500 g farine | 3 œufs | 1 sachet levure
des pommes et des poires → pommes | poires
pommes de terre et carottes → pommes de terre | carottes
de l'huile d'olive et du vinaigre → huile d'olive | vinaigre
n'oublie pas le beurre → beurre
il n'y a plus de sucre → sucre
plus de café ni de thé → café | thé
[21/11/2026 18:04:12] Luc : lait et pain⏎[21/11/2026 18:05:00] Zoé : ok → lait | pain
l'eau gazeuse → eau gazeuse
quelques citrons et un peu de persil → quelques citrons | persil
yaourts nature x6 → 6 yaourts nature
pain de mie, confiture de fraises → pain de mie | confiture de fraises
salut chéri, tu peux prendre du vin rouge et du camembert ? bisous → vin rouge | camembert
1 oignon, émincé → 1 oignon (émincé)
sirop de menthe et limonade → sirop de menthe | limonade
1 kg de pommes → 1 kg pommes
Wir brauchen dringend Windeln, Feuchttücher und Babybrei → Windeln | Feuchttücher | Babybrei
Bring doch bitte noch Hefe mit → Hefe
Wenn du bei Aldi bist: Toast, Butter → Toast @Aldi | Butter @Aldi
Zwiebeln, Knobi, Ingwer & Chili → Zwiebeln | Knobi | Ingwer | Chili
4 Scheiben Schinken und 200g Gouda → 4 scheiben Schinken | 200 g Gouda
ein Netz Zitronen, zwei Köpfe Salat → 1 netz Zitronen | 2 köpfe Salat
ne Packung Kaffee → 1 packung Kaffee
Salz-und-Pfeffer-Chips → Salz-und-Pfeffer-Chips
Schinken-Käse-Toast → Schinken-Käse-Toast
Milch 3,5% → Milch 3,5%
Spaghetti (Barilla) x2 → 2 Spaghetti (Barilla)
Müllbeutel alle 2 Monate → Müllbeutel /60
Obst jeden Mittwoch und Samstag → Obst /7
alle 14 Tage Katzenstreu von Lidl → Katzenstreu @Lidl /14
Brot von gestern → Brot von gestern
wir haben schon Butter →
keine Milch mehr da → Milch
kein Klopapier mehr → Klopapier
die Milch ist leer → Milch
etwa 500 g Hackfleisch → 500 g Hackfleisch
Necesito que compres tomates, cebollas y ajos → tomates | cebollas | ajos
pásate por el Lidl y coge pan → pan @Lidl
una barra de pan, un cartón de leche y media docena de huevos → 1 barra pan | 1 cartón leche | ½ docena huevos
3 cuartos de kilo de carne picada → 3 cuartos de kilo de carne picada
1/2 kg de fresas y 1/4 de queso → ½ kg fresas | ¼ queso
leche desnatada, yogures griegos y queso fresco → leche desnatada | yogures griegos | queso fresco
bocadillo de jamón y queso → bocadillo de jamón y queso
helado de vainilla y chocolate → helado de vainilla y chocolate
aceite y vinagre, sal y azúcar → aceite | vinagre | sal | azúcar
cada quince días comida para gatos → comida para gatos /14
todas las semanas fruta → fruta /7
detergente cada dos meses en Carrefour → detergente @Carrefour /60
ya no queda arroz → arroz
pan no hace falta →
pilas AA, cuatro → 4 pilas AA
Il faudrait racheter du liquide vaisselle et des éponges → liquide vaisselle | éponges
va au Carrefour et prends de l'eau → eau @Carrefour
un peu de fromage râpé, quelques tomates → fromage râpé | quelques tomates
250 g de beurre, 1 kg de sucre, 6 œufs → 250 g beurre | 1 kg sucre | 6 œufs
1 barquette de framboises et 1 bouquet de persil → 1 barquette framboises | 1 bouquet persil
quiche au saumon et poireaux → quiche au saumon et poireaux
pâtes, riz, semoule → pâtes | riz | semoule
huile vinaigre moutarde → huile | vinaigre | moutarde
du pain tous les mardis et vendredis → pain /7
on a assez de riz →
plus de papier toilette → papier toilette
y'a plus de lait → lait
n'oublie pas d'acheter des piles et du scotch → piles | scotch
environ 1 kg de carottes → 1 kg carottes
chips sel et vinaigre → chips sel et vinaigre
3 Knollen Rote Bete, ein Topf Basilikum und 1 Schachtel Eier → 3 Knollen Rote Bete | 1 Topf Basilikum | 1 Schachtel Eier
200 g jamón, cortado muy fino → 200 g jamón (cortado muy fino)
un puñado de almendras y medio kilo de fresas en Mercadona → 1 puñado almendras @Mercadona | ½ kg fresas @Mercadona
2 ristras de ajos, perejil → 2 ristras ajos | perejil
6 canettes de coca et un paquet de chips chez Carrefour → 6 canettes coca @Carrefour | 1 paquet chips @Carrefour
il faut 2 sacs poubelle et des éponges → 2 sacs poubelle | éponges
Milch, die weiße Schokolade → milch | weiße schokolade
Äpfel, die roten Äpfel → äpfel (die roten äpfel)
Milch, wiederverwendbare Beutel, Brot → milch | wiederverwendbare beutel | brot
`;
