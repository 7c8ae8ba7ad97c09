/** Sentences with a scene around them: where somebody stands, what is there already, who brings what; in the form of the English sentences. */
export const sceneSentences = `
don't forget dog food for Buddy and poop bags → dog food (for Buddy) | poop bags
comprar pienso para Luna y arena → pienso (para Luna) | arena
Milch brauchen wir nicht, haben wir noch. Aber Butter und Frischkäse fehlen → Butter | Frischkäse
il nous faut 2 à 3 kg de pommes de terre et un filet d'oignons → 2–3 kg pommes de terre | 1 filet oignons
okay so I'm looking in the fridge and um there's no butter left, cheddar's nearly gone, we've got plenty of eggs, and uh let's get two cucumbers, no wait, three cucumbers → butter | cheddar | 3 cucumbers
right let me see we need er milk obviously, the ketchup is empty, and what else, oh yes mayonnaise, the jam is still fine → milk | ketchup | mayonnaise
let's see, mustard, got that, pickles, got that, horseradish, nope, none left, so horseradish and um a pack of bacon → horseradish | 1 pack bacon
Mum, since you asked: I could really use some tea bags, a box of Weetabix and two tins of tuna. Don't worry about pasta, I've still got loads. → tea bags | 1 box Weetabix | 2 tins tuna
Honey the baby is almost out of Pampers size 3 and we need wipes too. I already picked up the formula. Love you → Pampers size 3 | wipes
Good morning dear, Dad wants his Earl Grey and I would like two grapefruits, if it's no bother. See you on Sunday, Mum → Earl Grey | 2 grapefruits
[3/12/24, 6:22:05 PM] Kayla: omg we have no creamer⏎[3/12/24, 6:22:41 PM] Kayla: and no bananas⏎[3/12/24, 6:30:10 PM] Mike: k anything else⏎[3/12/24, 6:31:02 PM] Kayla: trash bags from Costco → creamer | bananas | trash bags @Costco
Hi team,⏎the office kitchen is out of coffee filters and sugar. Please also order 3 boxes of printer paper.⏎Thanks,⏎Rachel → coffee filters | sugar | 3 boxes printer paper
also Moment, Senf ist da, Ketchup ist fast alle, dann noch äh zehn Eier, und die Sahne ist abgelaufen, die brauchen wir auch → Ketchup | 10 Eier | Sahne
mhm okay schreib auf Tomaten, Mozzarella, Basilikum, ach nee Basilikum wächst ja auf dem Balkon, und dann noch eine Flasche Balsamico → Tomaten | Mozzarella | 1 Flasche Balsamico
ja also wir haben kein Brot mehr, und äh Leberwurst, nein halt, Teewurst will der Papa, und ein Packerl Germ → Brot | Teewurst | 1 Packerl Germ
Kartoffelsuppe für 4 Personen⏎800 g mehligkochende Kartoffeln⏎2 Möhren, gewürfelt⏎1 Stange Lauch⏎200 ml Sahne⏎1 TL Majoran → 800 g mehligkochende Kartoffeln | 2 Möhren (gewürfelt) | 1 Stange Lauch | 200 ml Sahne | 1 TL Majoran
[05.01.25, 19:03:12] Opa Heinz: Guten Abend zusammen⏎[05.01.25, 19:04:40] Opa Heinz: Ich bräuchte bitte Vogelfutter und Filterkaffee⏎[05.01.25, 19:11:08] Sabine: Filterkaffee habe ich dir gestern schon gekauft → Vogelfutter
[2024-11-02 16:30] Eva: Bringst du Windeln Größe 4 mit?⏎[2024-11-02 16:31] Tobi: Klar, sonst noch was?⏎[2024-11-02 16:33] Eva: Feuchttücher von dm → Windeln Größe 4 | Feuchttücher @dm
Hallo Tim,⏎im Büro ist das Druckerpapier ausgegangen, außerdem fehlen Textmarker.⏎Viele Grüße⏎Petra → Druckerpapier | Textmarker
mmm se acabó la leche, los tomates están pochos así que un kilo y medio de tomates, y, o sea, zanahorias todavía hay → leche | 1½ kg tomates
Mamá, si vas a comprar tráeme porfa avena y dos latas de atún, arroz todavía tengo. Te quiero! → avena | 2 latas atún
Chicos, en el piso no hay bolsas de basura ni estropajos. La cerveza la trae Iker. Gracias! → bolsas de basura | estropajos
Mijo, me hace falta harina PAN, dos aguacates y frijoles negros, que Dios te bendiga → harina PAN | 2 aguacates | frijoles negros
Nuria, [03.06.2024 20:10]⏎Compra pienso para Toby y papel de aluminio⏎Dani, [03.06.2024 20:12]⏎ok⏎Nuria, [03.06.2024 20:13]⏎y una bombilla → pienso (para Toby) | papel de aluminio | 1 bombilla
para el cumple de Leo el domingo necesitamos globos, gusanitos y una piñata → globos (para el cumple de Leo el domingo) | gusanitos (para el cumple de Leo el domingo) | 1 piñata (para el cumple de Leo el domingo)
Quiche lorraine pour 6 personnes⏎1 pâte brisée⏎200 g lardons fumés⏎3 œufs⏎20 cl crème liquide⏎100 g gruyère, râpé → 1 pâte brisée | 200 g lardons fumés | 3 œufs | 20 cl crème liquide | 100 g gruyère (râpé)
[08/11/2024 19:05:33] Papi : Bonsoir à tous⏎[08/11/2024 19:06:10] Papi : il me faudrait du café moulu et des ampoules LED⏎[08/11/2024 19:09:47] Julie : les ampoules LED, je les ai déjà achetées → café moulu
Objet : goûter⏎⏎Chère Madame Dubois,⏎Pourriez-vous apporter deux bouteilles de cidre et des serviettes en papier ? Monsieur Leroy s'occupe du gâteau.⏎Cordialement,⏎Hélène → 2 bouteilles cidre | serviettes en papier
the smoked gouda from last week was great, get it again → smoked gouda
there's rice in the cupboard but no lentils, so lentils please and coconut milk → lentils | coconut milk
boys, one of you grab milk and the other one grab teabags → milk | teabags
I know I said no more sweet stuff, but it's boiling out there, so get vanilla ice cream → vanilla ice cream
nobody here likes the crunchy kind, so smooth peanut butter please → smooth peanut butter
I already bought the charcoal, what's missing is firelighters and burger buns → firelighters | burger buns
Sarah's bringing wine and Mike is doing the salad, so all that's left for us is garlic bread and a cheesecake → garlic bread | 1 cheesecake
ohne Senf geht bei uns gar nichts, also bring bitte Senf mit → Senf
ich war gestern schon einkaufen, hab aber den Joghurt vergessen → Joghurt
die Spinatknödel neulich waren so lecker, davon bitte wieder zwei Packungen → 2 Packungen Spinatknödel
¿podríamos comprar kéfir? y también copos de espelta → kéfir | copos de espelta
Marta se encarga de las bebidas, a nosotros nos falta hielo y servilletas → hielo | servilletas
chicos, que alguien compre carbón para la barbacoa → carbón (para la barbacoa)
ya compré el arroz, pero se me olvidó el azafrán → azafrán
sin ajos no hay alioli, así que trae una malla de ajos → 1 malla ajos
on a les pâtes, donc il nous faut de la sauce tomate et du gruyère → sauce tomate | gruyère
Coucou mon cœur, je rentre tard ce soir, la réunion n'en finit pas et ensuite je dois déposer Camille à la gare, ne m'attendez pas pour manger, ah oui, et il n'y a plus de lessive → lessive
Paul s'occupe du vin, il nous manque juste du fromage à raclette et des cornichons → fromage à raclette | cornichons
3/12/24, 6:02 PM - Mark: At Costco, anyone want something from here?⏎3/12/24, 6:04 PM - Kelly: paper towels and 2 rotisserie chickens⏎3/12/24, 6:05 PM - Kelly: <Media omitted>⏎3/12/24, 6:06 PM - Mark: lol that cat → paper towels @Costco | 2 rotisserie chickens @Costco
[5/4/24, 9:12:08 AM] Dad: Morning all, heading to Whole Foods at 10. Requests?⏎[5/4/24, 9:14:55 AM] Hannah: oat milk⏎[5/4/24, 9:15:20 AM] Mom: salmon, 1 lb⏎[5/4/24, 9:16:01 AM] Hannah: image omitted → oat milk @Whole Foods | 1 lb salmon @Whole Foods
Maya: who's near a Target today?⏎Josh: me, around 4⏎Maya: could you grab AA batteries and diapers size 4 there⏎Josh: sure, wipes too?⏎Maya: no, we still have two packs → AA batteries @Target | diapers size 4 @Target
Pete: I'm doing the shopping for us all, what are we missing?⏎Ruth: charcoal, burger buns, ketchup⏎Andy: I'm bringing ketchup from mum's, don't buy any⏎Pete: perfect → charcoal | burger buns
need 3 cans of chickpeas for the curry⏎ok⏎sorry, 2 cans is enough⏎👍 → 2 cans chickpeas (for the curry)
could you pick up shampoo and toothpaste?⏎ok⏎just found a toothpaste in the cupboard, so only shampoo → shampoo
do we need milk?⏎let me look⏎no, there are two cartons left⏎great, then I'm coming straight home → 
23.05.24, 16:11 - Flo: Steht noch was auf der Liste?⏎23.05.24, 16:13 - Jule: Butter, Quark und Tomaten⏎23.05.24, 16:15 - Flo: Tomaten hab ich gestern schon gekauft⏎23.05.24, 16:15 - Jule: ah ok → Butter | Quark
Tobi: Wer will was vom Aldi?⏎Caro: Nutella und zwei Tafeln Schokolade⏎Tobi: ok → Nutella @Aldi | 2 Tafeln Schokolade @Aldi
Birgit: Bringst du Sahne und Lachs mit?⏎Rolf: Ja⏎Birgit: Lachs doch nicht, Inge mag keinen Fisch⏎Rolf: gut, nur Sahne → Sahne
Wir brauchen noch 4 Flaschen Apfelsaft⏎lieber 6 Flaschen, die Kinder trinken so viel⏎stimmt, ok → 6 Flaschen Apfelsaft
Müllbeutel und Alufolie sind alle⏎ich geh nachher einkaufen⏎Alufolie liegt noch im Schrank, brauchst du nicht holen → Müllbeutel
Sergio: ¿puedes comprar un kilo de patatas?⏎Nuria: sí⏎Sergio: mejor 2 kilos, que viene mi hermana → 2 kg patatas
[22/6/24, 11:30:02] Clara: ¿falta algo?⏎[22/6/24, 11:31:15] Hugo: café, azúcar y servilletas⏎[22/6/24, 11:32:40] Clara: el azúcar lo compré ayer⏎[22/6/24, 11:33:01] Hugo: genial → café | servilletas
Teresa: ¿alguien pasa por Carrefour?⏎Andrés: yo esta tarde⏎Teresa: coge allí pañales talla 4 y toallitas⏎Andrés: ok → pañales talla 4 @Carrefour | toallitas @Carrefour
¿pillas una bolsa de hielo?⏎claro⏎mejor 3 bolsas, que hace mucho calor⏎vale → 3 bolsas hielo
se han acabado el detergente y el suavizante⏎vale, voy luego⏎espera, hay suavizante en el trastero, ese no hace falta → detergente
Julien: tu peux prendre 4 yaourts nature ?⏎Claire: oui⏎Julien: plutôt 8, les petits en raffolent → 8 yaourts nature
Théo: Message vocal (0:12)⏎Inès: j'ai pas de son, écris⏎Théo: piles AAA et sacs poubelle⏎Inès: des piles AAA, j'en ai acheté hier⏎Théo: ah parfait → sacs poubelle
Alice: qui passe chez Monoprix ?⏎Simon: moi vers 19h⏎Alice: tu peux y prendre du dentifrice et du coton ?⏎Simon: oui → dentifrice @Monoprix | coton @Monoprix
plus de lessive ni d'éponges⏎je fais les courses tout à l'heure⏎laisse tomber les éponges, j'en ai retrouvé sous l'évier → lessive
tu peux prendre du riz et du thon ?⏎combien de thon ?⏎deux boîtes. et pas de riz finalement, on en a encore → 2 boîtes thon
for sunday we need 2 lbs oxtail, a bunch of thyme and scotch bonnets → 2 lb oxtail (for sunday) | 1 bunch thyme (for sunday) | scotch bonnets (for sunday)
pick up curry leaves at the indian shop and a rotisserie chicken at costco → curry leaves (at the indian shop) | 1 rotisserie chicken @Costco
i want to try a proper thai curry so we need galangal, lemongrass, fish sauce, king prawns and tamarind paste → galangal | lemongrass | fish sauce | king prawns | tamarind paste
for grandma: denture tablets, a tube of arthritis cream and butterscotch candies. she already has tea → denture tablets (for grandma) | 1 tube arthritis cream (for grandma) | butterscotch candies (for grandma)
ok so for the baby shower we need paper straws a pack of balloons two bottles of sparkling cider and a carrot cake mom is bringing the chips → paper straws (for the baby shower) | 1 pack balloons (for the baby shower) | 2 bottles sparkling cider (for the baby shower) | 1 carrot cake (for the baby shower)
Sucuk vom Türken → Sucuk (vom Türken)
aus dem baumarkt brauchen wir malerkrepp, eine rolle abdeckfolie und 3 pinsel → malerkrepp (aus dem baumarkt) | 1 rolle abdeckfolie (aus dem baumarkt) | 3 pinsel (aus dem baumarkt)
Lucía necesita mañana plastilina y un compás, las tijeras ya las tiene → plastilina (mañana) | 1 compás (mañana)
quiero hacer mole asi que apunta chile ancho, chile pasilla, ajonjolí, 2 tabletas de chocolate abuelita y un kilo y medio de muslos de pollo → chile ancho | chile pasilla | ajonjolí | 2 tabletas chocolate abuelita | 1½ kg muslos de pollo
para el cumple de Leo: globos, 2 paquetes de gusanitos, velas de numeros, una piñata y vasos de carton. la tarta la trae la abuela → globos (para el cumple de Leo) | 2 paquetes gusanitos (para el cumple de Leo) | velas de numeros (para el cumple de Leo) | 1 piñata (para el cumple de Leo) | vasos de carton (para el cumple de Leo)
de chez castorama un pot d'enduit et 3 spatules, et de chez carrefour un poulet fermier → 1 pot enduit (de chez castorama) | 3 spatules (de chez castorama) | 1 poulet fermier @Carrefour
la petite tousse toute la nuit donc stp du sirop antitussif, des mouchoirs (les doux), des strepsils et du vicks, le thermomètre on en a un → sirop antitussif | mouchoirs (les doux) | strepsils | vicks
zumo, leche y pan → zumo | leche | pan
zumo de naranja, leche y plátanos → zumo de naranja | leche | plátanos
`;
