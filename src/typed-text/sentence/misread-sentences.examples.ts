/** Sentences with names that read as something else, and with reasons, conditions, farewells and visits, in the form of the English ones. */
export const misreadSentences = `
vu que la chaudière est en panne prends du bois de chauffage et deux sacs de granulés → bois de chauffage | 2 sacs granulés
parce que le four est cassé prends du pain → pain
en el merca hummus y pan → hummus @Mercadona | pan @Mercadona
en el mercado tomates → tomates (en el mercado)
Mehl, Nimm 2 → Mehl | Nimm 2
Nimm 2, Toffifee und Brot → Nimm 2 | Toffifee | Brot
get Nimm 2 and soap → Nimm 2 | soap
wir brauchen Nimm 2 → Nimm 2
buy midge spray → midge spray
hay que comprar bomba de bici → bomba de bici
Wenn es Pfirsiche gibt, nimm 2 → 2 Pfirsiche
Wir brauchen Eier. Nimm 2. → 2 Eier
Wir brauchen Eier. Nimm zwei. → 2 Eier
nimm 2 Packungen Mehl → 2 Packungen Mehl
Toffifee, After Eight und ne Packung Mon Chéri → Toffifee | After Eight | 1 Packung Mon Chéri
Mon Chéri, tu peux prendre du pain → pain
6 latas de Mahou 5 Estrellas y Licor 43 → 6 latas Mahou 5 Estrellas | Licor 43
dm me when you're home → 
dm: shampoo → shampoo @dm
grab a small loaf and eggs please love. Mum x → 1 small loaf | eggs
Milk. Dad's shaving gel → Milk | Dad's shaving gel
Hola cari q tal, si pasas x el super pilla croquetas congeladas. Tkm → croquetas congeladas
kaufst du mir wenn sie im angebot sind 2 tüten pistazien → 2 Tüten pistazien (wenn sie im angebot sind)
El gazpacho siempre de Mercadona → gazpacho @Mercadona
the bread always from Costco → bread @Costco
mamá ya compró el pan, falta la leche → leche
papa hat schon brot gekauft, es fehlt milch → milch
Hackfleisch, gemischt → Hackfleisch (gemischt)
frutos secos, variados → frutos secos (variados)
2 barquettes de fraises si elles sont belles stp → 2 barquettes fraises (si elles sont belles)
champú para niños que no pique los ojos → champú para niños (que no pique los ojos)
hay que comprar tiritas a la farmacia → tiritas (a la farmacia)
Carbón⏎2 bolsas de hielo⏎⏎Un saludo,⏎Ramón (3ºB) → Carbón | 2 bolsas hielo
Du pain⏎du lait⏎⏎Merci et à samedi,⏎Sophie → pain | lait
Nudeln und dann noch Basilikum im Topf → Nudeln | Basilikum im Topf
🥑🥑 👩‍👩‍👧‍👦 party 🎉 → 🥑🥑 👩‍👩‍👧‍👦 party 🎉
para comprar en lidl pan integral y queso fresco → pan integral @Lidl | queso fresco @Lidl
two packs of bacon and orange juice → 2 packs bacon | orange juice
ham and blueberry muffins → ham | blueberry muffins
ham and cheese muffins and milk → ham and cheese muffins | milk
diapers wipes milk → diapers | wipes | milk
nata para cocinar, leche → nata para cocinar | leche
nappies every 10 days → nappies (every 10 days) /7
Windeln alle zehn Tage → Windeln (alle zehn Tage) /7
add strawberries and whipped cream actually no scratch the whipped cream → strawberries
milk and eggs, no wait, scratch the eggs → milk
get milk, actually skip the milk get oat milk → oat milk
milk, bread, no skip the bread and get rolls → milk | rolls
don't forget the milk and get bread → milk | bread
Milch und Brot, ach vergiss das Brot, nimm Brötchen → Milch | Brötchen
vergiss das Brot nicht und hol Milch → Brot | Milch
leche y pan, no quita el pan y trae bollos → leche | bollos
lait et pain, non oublie le pain prends une baguette → lait | 1 baguette
erinner mich jeden Freitag an einen Kasten Wasser und zehn Eier → 1 Kasten Wasser /7 | 10 Eier /7
remind me every week to get milk and eggs → milk /7 | eggs /7
recuérdame cada viernes comprar leche y huevos → leche /7 | huevos /7
rappelle-moi chaque vendredi d'acheter du lait et des œufs → lait /7 | œufs /7
what do we need for the bbq? sausages and buns → sausages | buns
Was fehlt noch? Brot, Butter → Brot | Butter
could you pop in for teabags and a pint of milk → teabags | 1 pt milk
carte d'anniv et bougies → carte d'anniv | bougies
gift for ellas bday party and wrapping paper → gift (for ellas bday party) | wrapping paper
Emma Schmidt, [12.03.24 17:44]⏎[ Photo ]⏎Tom Weber, [12.03.24 17:45]⏎Milch und 6 Eier → Milch | 6 Eier
[Forwarded from Emma]⏎milk⏎eggs → milk | eggs
*Emma*: milk⏎*Tom*: bread → milk | bread
Today 5:44 PM⏎milk and bread⏎Delivered → milk | bread
a tin of coconut milk actually two tins of coconut milk → 2 tins coconut milk
eggs and bacon um no scratch the bacon we still have some and half a pound of sausage → eggs | ½ lb sausage
[14/02/2025, 17:42:18] Tom: yes in about 20 mins⏎[14/02/2025, 17:42:55] Ana: great, get 500g mince → 500 g mince
[Mi 19:02] Tarek: wer war das⏎[Mi 19:05] Tarek: holt einer Toast → Toast
Ana, [02.11.2025 12:10]⏎2 kg naranjas, suavizante⏎Pablo, [02.11.2025 12:12]⏎suavizante tenemos de sobra → 2 kg naranjas
[03.05.25, 16:26:05] Jörg: Brauchen wir auch Nudeln?⏎[03.05.25, 16:27:19] Ina: Nein, Nudeln haben wir noch. Aber Klopapier → Klopapier
Mike, [21.03.2025 18:06]⏎what about dinner?⏎Sarah, [21.03.2025 18:07]⏎get 2 pizzas → 2 pizzas
oye pasa al mercadona y compra una bolsa de hielo y dos refrescos → 1 bolsa hielo @Mercadona | 2 refrescos @Mercadona
12/03/25, 10:22 - Mamá: Mijo ¿ya desayunaste?⏎12/03/25, 10:26 - Mamá: trae 1 kg de frijol → 1 kg frijol
We need cough drops. I'll get them at Costco → cough drops @Costco
Il nous faut des mouchoirs, j'en prends chez Monoprix → mouchoirs @Monoprix
Hola, Carmen:⏎Puedes comprar esto:⏎- globos⏎- 2 kg de mandarinas⏎Muchas gracias y un saludo,⏎Raquel Ortega⏎AMPA⏎600 000 000 → globos | 2 kg mandarinas
milk, greek yogurt, no skip the greek yogurt and get eggs → milk | eggs
oye pasa al mercadona y compra pan y huevos. pasas por crema? → pan @Mercadona | huevos @Mercadona | crema
um two library bags → 2 library bags
get washing tabs → washing tabs
Hamsterstreu, Heu, zwei Beutel Vogelfutter → Hamsterstreu | Heu | 2 Beutel Vogelfutter
heu, du lait et du pain → lait | pain
che acordate de comprar fideos y tres sobres de gelatina → fideos | 3 sobres gelatina
cuando pases por Carrefour traeme ibuprofeno y curitas → ibuprofeno @Carrefour | curitas @Carrefour
cuando vayas a trabajar compra pilas → pilas
arrête chez Leclerc pis prends des Tylenol et du sirop → Tylenol @Leclerc | sirop @Leclerc
du lait et de la crème du Lidl → lait @Lidl | crème @Lidl
tous les jours il nous faut une baguette et un litre de lait → 1 baguette (tous les jours) /7 | 1 l lait (tous les jours) /7
every day we need milk and rolls → milk (every day) /7 | rolls (every day) /7
schreib mal Dübel auf ach und ein Päckchen Schrauben → Dübel | 1 Päckchen Schrauben
vergiss nicht Geschenkpapier und für Oma eine Schachtel Pralinen → Geschenkpapier | 1 Schachtel Pralinen (für Oma)
wrapping paper and for grandma a box of chocolates → wrapping paper | 1 box chocolates (for grandma)
Hi Tom,⏎⏎Could you get these at Costco before Thursday?⏎⏎- 2 pots of paint⏎- roller⏎⏎Best,⏎Ann → 2 pots paint @Costco | roller @Costco
Hola, Carlos:⏎⏎¿Podrías comprar esto en Carrefour antes del jueves?⏎⏎- 2 botes de pintura blanca⏎- rodillo⏎⏎Un saludo,⏎Inés → 2 botes pintura blanca @Carrefour | rodillo @Carrefour
Hallo Tom,⏎⏎kannst du das bei Rewe holen?⏎⏎- 2 Dosen Mais⏎- Reis⏎⏎LG Ann → 2 Dosen Mais @Rewe | Reis @Rewe
Maman: Coucou, tu viens toujours dimanche ?⏎Julie: oui ! j'apporte quoi ?⏎Maman: un kilo de cerises et une bouteille de cidre⏎Julie: parfait à dimanche → 1 kg cerises | 1 bouteille cidre
we need a tin opener as well → 1 tin opener
12/03/2024, 18:23 - Cian: yeah what do you need⏎12/03/2024, 18:24 - Aoife: 2 packs of ham⏎12/03/2024, 18:24 - Aoife: Brennans bread⏎12/03/2024, 18:25 - Aoife: and dishwasher tablets⏎12/03/2024, 18:27 - Cian: grand so → 2 packs ham | Brennans bread | dishwasher tablets
[21/11/23, 8:05:40 PM] Meera: 25 paper plates⏎[21/11/23, 8:06:03 PM] Meera: Frooti⏎[21/11/23, 8:07:30 PM] Rohan: Ok done → 25 paper plates | Frooti
Zed — 11/02/2024 8:15 PM⏎⏎skill issue⏎⏎moth — 11/02/2024 8:16 PM⏎⏎get 2 bags of doritos → 2 bags doritos
pick up hay from costco → hay @costco
milk and a bag of hay → milk | 1 bag hay
two get well soon cards and a happy birthday banner → 2 get well soon cards | 1 happy birthday banner
milk, um bongo, bread → milk | um bongo | bread
milk, forget-me-not seeds → milk | forget-me-not seeds
we need monthly contact lenses and daily vitamins → monthly contact lenses | daily vitamins
Milch, Merci, Brot → milch | merci | brot
Milch, Danke Toilettenpapier → milch | danke toilettenpapier
la revista Hola, pan → revista hola | pan
shopping list pads, milk → shopping list pads | milk
`;
