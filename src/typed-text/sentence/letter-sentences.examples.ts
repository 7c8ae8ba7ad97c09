/** Sentences of letters, chats, numbered lists and recipes, in the form of the English ones. */
export const letterSentences = `
1. sunscreen 2. bug spray 3. 6 hot dog buns → sunscreen | bug spray | 6 hot dog buns
1) lemons 4 2) greek yogurt 500g 3) honey → 4 lemons | 500 g greek yogurt | honey
1) servilletas 2) vasos de plástico 3) 2 bolsas de hielo → servilletas | vasos de plástico | 2 bolsas hielo
Einkauf: 1. Milch, 2. Brot, 3. Käse → Milch | Brot | Käse
1 - lait 2 - oeufs 3 - pain → lait | oeufs | pain
1️⃣ milk 2️⃣ eggs 3️⃣ bread → milk | eggs | bread
erstens Milch, zweitens zwei Brote und drittens Butter → Milch | 2 Brote | Butter
Number one milk, number two eggs, number three a loaf of bread → milk | eggs | 1 loaf bread
please get from Aldi 1) milk 2) 2 lb butter and 3) eggs → milk @Aldi | 2 lb butter @Aldi | eggs @Aldi
hello sweetheart from walmart please get my prune juice and a bag of birdseed thank you love grandma → prune juice @Walmart | 1 bag birdseed @Walmart
half a pound of sliced ham that's all dear → ½ lb sliced ham
hi honey get me eggs and a loaf of bread thanks so much love mom → eggs | 1 loaf bread
est-ce que tu pourrais m'acheter un pot de confiture d'abricots merci mamie → 1 pot confiture d'abricots
et une livre de beurre voilà c'est tout mon grand → 1 livre beurre
Liebe Anna bring mir vom Edeka eine Flasche Melissengeist und drei Becher Sahne mit danke deine Oma → 1 Flasche Melissengeist @Edeka | 3 Becher Sahne @Edeka
Hallo mein Junge kannst du mir Kaffee und Filtertüten mitbringen lieben Dank Mama → Kaffee | Filtertüten
hallo Frau Meier bitte 3 Brötchen und ein Mischbrot vielen Dank Karin Schulz → 3 Brötchen | 1 Mischbrot
und noch zwei Gurken das wär's dann danke → 2 Gurken
hola hijo tráeme un kilo de naranjas y pan gracias besos tu abuela → 1 kg naranjas | pan
y un paquete de arroz eso es todo gracias guapa → 1 paquete arroz
coucou mon loulou pense au beurre et au lait bisous maman → beurre | lait
thank you cards and candy hearts → thank you cards | candy hearts
Bonjour à toutes et à tous,⏎il faut du café⏎Bonne journée, Nadia → café
chicos para la barbacoa del sábado faltan carbón y chorizos → carbón (para la barbacoa del sábado) | chorizos (para la barbacoa del sábado)
200 g Feta, zerbröselt → 200 g Feta (zerbröselt)
1 lb ground beef, browned, 1 onion, caramelized → 1 lb ground beef (browned) | 1 onion (caramelized)
1 pechuga de pollo, desmenuzada⏎200 g de jamón, troceado → 1 pechuga de pollo (desmenuzada) | 200 g jamón (troceado)
3 carottes, taillées en bâtonnets⏎1 oignon, ciselé → 3 carottes (taillées en bâtonnets) | 1 oignon (ciselé)
2 leches, pescado, helado → 2 leches | pescado | helado
tiefkühlpizza x3 🍕 + vanilleeis → 3 tiefkühlpizza | vanilleeis
aguacates 4 🥑, limones 🍋 → 4 aguacates | limones
🥖 2 baguettes → 2 baguettes
🥖 2 zorps → 2 zorps 🥖
some celery and a little parsley → celery | parsley
etwas Petersilie und ein bisschen Salz → Petersilie | Salz
un poco de perejil y un poquito de sal → perejil | sal
un peu de persil et un petit peu de sel → persil | sel
a few limes, ein paar Gurken → a few limes | ein paar Gurken
wir ham kein nutella mehr → nutella
und müsli is auch leer → müsli
tío no queda café → café
se ha acabao la leche → leche
we're outta milk and there ain't no bread → milk | bread
y'a plus de sucre, faut en prendre → sucre
ya oat milk and bagels → oat milk | bagels
mmm bananas and like three apples → bananas | 3 apples
hä und noch butter → butter
limes x4 for tacos tmrw → 4 limes (tmrw, for tacos)
m&m's, fanta y pipas con sal para ver el partido → m&m's | fanta | pipas con sal (para ver el partido)
n. B. Puderzucker zum Bestäuben → Puderzucker (zum Bestäuben)
une baguette non deux baguettes → 2 baguettes
rajoute quatre tomates euh pardon cinq tomates un concombre → 5 tomates | 1 concombre
un kilo no dos kilos de patatas → 2 kg patatas
drei nein vier Zitronen → 4 Zitronen
Sam: dm me when you're out of the meeting 👍 →
Mamá: ya he llegado a casa, mañana hablamos, un beso 😘 →
Cari porfa compra toallitas, luego te hago un bizum → toallitas
le stock est vide, il nous faudrait 8 ramettes de papier → 8 ramettes papier
Weekly:⏎1) milk 1 gal⏎2) bananas → 1 gal milk /7 | bananas /7
Jede Woche:⏎- Milch⏎- Brot → Milch /7 | Brot /7
Cada semana⏎leche⏎pan → leche /7 | pan /7
lait⏎pain⏎toutes les semaines → lait /7 | pain /7
coca cola zero 2l, patatas fritas lays y aceitunas → 2 l coca cola zero | patatas fritas lays | aceitunas
un pack de 1664, chips sel et poivre, un pot de Ben & Jerry's → 1 pack 1664 | chips sel et poivre | 1 pot Ben & Jerry's
hey so we're having people over saturday need burger buns, 2 packs of hot dogs → burger buns | 2 packs hot dogs
oye que se ha acabado el papel de cocina y quedan pocas servilletas → papel de cocina | servilletas
me acabo de dar cuenta de que no hay sal ni pimienta → sal | pimienta
nein, bring welchen mit und Kokosmilch → Kokosmilch
Tante Inge will Likör und Pralinen, ich nehm Gummibärchen → Likör | Pralinen | Gummibärchen
Chères collègues, merci de prévoir du café et 2 paquets de sucre. Belle journée → café | 2 paquets sucre
tomates, pepinos, ajo... para gazpacho → tomates (para gazpacho) | pepinos (para gazpacho) | ajo (para gazpacho)
Vergiss die Milch nicht, und Butter → Milch | Butter
weekly groceries - milk, eggs, bread → milk /7 | eggs /7 | bread /7
we have plenty of rice but no beans or tortillas → beans | tortillas
bitte bestellen Sie 10 Ordner und Büroklammern → 10 Ordner | Büroklammern
tu peux passer à la boulangerie prendre 2 tradis et un pain aux raisins → 2 tradis | 1 pain aux raisins
les filles ont fini les céréales, faut en racheter avec du lait → céréales | lait
statt Butter lieber Margarine und 3 statt 2 Brote → Margarine (statt Butter) | 3 Brote
eine Gurke nee zwei Gurken → 2 Gurken
five oops six bagels → 6 bagels
I'm out of the office til monday, milk please → milk
no nos queda casi nada de aceite, ni de vinagre → aceite | vinagre
Grocery list 🛒⏎🥑 avocados (4)⏎🧻 toilet paper → 4 avocados | toilet paper
el pescado lo compro yo, tú trae limones y perejil → limones | perejil
mira si hay pilas de botón, si no hay déjalo → pilas de botón
ya quedan pocas patatas → patatas
Holz zum Grillen, Farbe zum Streichen → Holz (zum Grillen) | Farbe zum Streichen
chips sal y pimienta y cola → chips sal y pimienta | cola
1- pechugas de pollo 600 g⏎2- 3 calabacines⏎3- queso rallado → 600 g pechugas de pollo | 3 calabacines | queso rallado
1.- Öl⏎2.- Knoblauch⏎3.- 2 Zwiebeln → Öl | Knoblauch | 2 Zwiebeln
1º leche⏎2º pan de molde⏎3º jamón 200 g → leche | pan de molde | 200 g jamón
1/2 cup flour⏎2/3 cup sugar → ½ cup flour | ⅔ cup sugar
1-2 apples⏎2-3 pears → 1–2 apples | 2–3 pears
flat shopping @aldi⏎- pasta 3 packs⏎- toilet roll → 3 packs pasta @Aldi | toilet roll @Aldi
costco run⏎milk⏎paper towels → milk @Costco | paper towels @Costco
für Aldi morgen:⏎- Milch⏎- Eier → Milch @Aldi | Eier @Aldi
para el Aldi el sábado:⏎- naranjas⏎- mantequilla → naranjas @Aldi | mantequilla @Aldi
Leclerc demain⏎lait⏎essuie-tout → lait @Leclerc | essuie-tout @Leclerc
monoprix: levure chimique 3 sachets; colorant rouge; lidl: piles; colle → 3 sachets levure chimique @Monoprix | colorant rouge @Monoprix | piles @Lidl | colle @Lidl
Hallo zusammen,⏎für das Lagerfeuer fehlen uns noch:⏎1) Marshmallows 8 Tüten⏎2) Streichhölzer⏎⏎Gut Pfad⏎Tobi → 8 Tüten Marshmallows | Streichhölzer
Bonjour à tous,⏎pour le feu de camp il nous manque encore :⏎- guimauves⏎- pain⏎Scoutement⏎Luc → guimauves | pain
mum needs denture tablets, mrs patel next door wants 6 eggs → denture tablets | 6 eggs
Frau Schneider aus dem 3. Stock braucht Zwieback und Kamillentee → Zwieback | Kamillentee
doña Carmen del segundo me pide sal y compresas → sal | compresas
la voisine du dessus a besoin de 6 œufs → 6 œufs
Für Mama bitte Handcreme und Franzbranntwein von dm mitbringen → Handcreme (Für Mama) @dm | Franzbranntwein (Für Mama) @dm
para la abuela gotas para los ojos y pañuelos → gotas para los ojos (para la abuela) | pañuelos (para la abuela)
Could you get a tin of salmon?⏎⏎Lots of love,⏎Nana → 1 tin salmon
Hi sweetie,⏎⏎When you next go to the shops could you please get me a tin of salmon and two pints of milk? My knee is playing up again.⏎⏎Lots of love,⏎Nana → 1 tin salmon | 2 pt milk
Hola cariño, ¿me traes pan y leche?⏎Besos,⏎Yaya → pan | leche
Coucou, peux-tu prendre du pain ?⏎Bisous,⏎Mamie → pain
Bring bitte Brot mit.⏎Liebe Grüße⏎Omi → Brot
`;
