/** Ways to ask beside the usual verbs, clauses about the things before them, headings and signatures, in the form of the English sentences. */
export const requestSentences = `
three tins of chopped tomatoes a tin of kidney beans → 3 tins chopped tomatoes | 1 tin kidney beans
could you pop 6 crumpets, a jar of Marmite and some clotted cream on the list please → 6 crumpets | 1 jar marmite | clotted cream
chuck some peas in the trolley → peas
bung a jar of pesto on there would you → 1 jar pesto
snag a jar of pesto → 1 jar pesto
could you jot down oat milk and 2 lemons → oat milk | 2 lemons
nip out for a pint of milk → 1 pt milk
pop to the shop for a loaf of bread → 1 loaf bread
any chance of a jar of pesto → 1 jar pesto
the kids are asking for 6 yogurts → 6 yogurts
put me down for 2 bags of rice → 2 bags rice
I can't do breakfast without oat milk → oat milk
oh and one more thing, 6 eggs → 6 eggs
if you happen to be near a store, 6 eggs and oat milk please → 6 eggs | oat milk
when you get a sec, a jar of pesto → 1 jar pesto
if you see peaches get 6 → 6 peaches
time to restock olive oil → olive oil
Tu mir den Gefallen und kauf 6 Eier → 6 eier
Hättest du Zeit, 6 Eier und Hafermilch zu holen? → 6 eier | hafermilch
Denk bitte unbedingt an ein Glas Pesto → 1 Glas pesto
Pack Erbsen in den Wagen → erbsen
Notiere ein Glas Pesto auf der Einkaufsliste → 1 Glas pesto
holst du bei Lidl kurz Nudeln und passierte Tomaten? → nudeln @lidl | passierte tomaten @lidl
Könntest du so lieb sein und morgen einen Kasten Mineralwasser holen? → 1 Kasten mineralwasser (morgen)
Ohne Kaffee geht hier nichts → kaffee
Uns ist das Waschpulver ausgegangen, außerdem fehlen Backpapier und Alufolie → waschpulver | backpapier | alufolie
mete un bote de pesto en la cesta → 1 bote pesto
échale 6 huevos y leche de avena al carrito → 6 huevos | leche de avena
¿te animas a traer 6 huevos? → 6 huevos
¿hay chance de que traigas un bote de pesto? → 1 bote pesto
consígueme un bote de pesto → 1 bote pesto
Ma, de camino compra toallitas húmedas x favor y una lata d leche en polvo → toallitas húmedas | 1 lata leche en polvo
No te olvides de las pilas y de un bote de garbanzos cocidos → pilas | 1 bote garbanzos cocidos
tu serais un ange de prendre un pot de pesto → 1 pot pesto
chope un pot de pesto → 1 pot pesto
mets des petits pois dans le caddie → petits pois
si t'y penses, un pot de pesto → 1 pot pesto
ajoute 6 œufs bio et du sucre glace à la liste de courses → 6 œufs bio | sucre glace
milk and bread, can you get them at Costco? → milk @costco | bread @costco
schatz wir haben kein klopapier mehr und spülmittel auch nicht, holst du das beim aldi? → klopapier @aldi | spülmittel @aldi
se acabó el papel higiénico y el detergente, ¿los compras en Mercadona? → papel higiénico @mercadona | detergente @mercadona
y a plus de pq ni de liquide vaisselle 😬 tu passes chez Aldi ? → pq @aldi | liquide vaisselle @aldi
don't forget the cat litter from target, we need it every 3 weeks → cat litter @target /21
@ede Maultaschen 2 Pck, 1 Bund Suppengrün, wöchentlich Bergkäse → 2 Pck maultaschen @edeka | 1 Bund suppengrün @edeka | bergkäse @edeka /7
mono: beurre demi-sel, cidre brut 2 bouteilles → beurre demi-sel @monoprix | 2 bouteilles cidre brut @monoprix
estoy en Mercadona, ¿hace falta algo? sí, tomates y ajo → tomates @mercadona | ajo @mercadona
hola, si pasas por el Lidl me compras pan → pan @lidl
half a pound of sliced turkey, two baguettes, all from whole foods, for saturday → ½ lb sliced turkey (for saturday) @whole foods | 2 baguettes (for saturday) @whole foods
Cheddar 400 g £3.50⏎Loose carrots 1.2 kg £0.98 → 400 g cheddar (£3.50) | 1.2 kg loose carrots (£0.98)
1 (14 oz) can coconut milk, 4 yogurts (180 g) → 1 can coconut milk (14 oz) | 4 yogurts (180 g)
500g (environ 1 lb) de boeuf haché → 500 g boeuf haché (environ 1 lb)
- lasagna sheets⏎- mozzarella, shredded 1 lb → lasagna sheets | 1 lb mozzarella (shredded)
1. Weggli⏎2. Zweifel Chips Paprika → weggli | zweifel chips paprika
Obst:⏎• Äpfel 1,5 kg⏎Getränke:⏎• Apfelschorle → 1,5 kg äpfel | apfelschorle
Liebe Frau Krüger,⏎für die Sitzung am Dienstag bräuchten wir bitte⏎* 3 Kästen Mineralwasser⏎* Servietten → 3 Kästen mineralwasser | servietten
Hi Tom,⏎⏎would you mind picking up a few bits for us?⏎- sourdough⏎⏎Thanks so much,⏎Philippa → sourdough
Lieber Jonas,⏎kannst du mir bitte Stopfgarn mitbringen?⏎Deine Oma → stopfgarn
Hola Carmen:⏎⏎- espárragos⏎⏎Muchas gracias,⏎Rosa → espárragos
des galettes Saint Michel et 2 pizzas Picard → galettes saint michel | 2 pizzas picard
Ben & Jerry's and mac and cheese → ben & jerry's | mac and cheese
Blumenerde von Obi und Müllbeutel bitte → blumenerde von obi | müllbeutel
setz bitte Lavazza Kaffeebohnen und Kaffeefilter auf die Liste → lavazza kaffeebohnen | kaffeefilter
Schatz vergiss die Müllbeutel nicht!!! 🔥 und Grillkohle → müllbeutel | grillkohle
lol that lasagna last night was amazing, thank you so much →
Ya llegué a casa, al rato te marco 😊 →
jajaja no me lo puedo creer →
`;
