/**
 * Typing errors in the words of requests, corrections behind a star, signs that were said, names with "and" or a number in them,
 * repeats and occasions in further words, amounts behind dictated things, and what somebody goes without. The things are written as in `errand-sentences.examples.ts`.
 */
export const typedSlips = `
we ened milk → milk
wir brauhcen Milch udn Brot → Milch | Brot
il fuat du lait et du pain → lait | pain
vergiss nciht die Windeln Größe 4 und Feuchttücher → Windeln Größe 4 | Feuchttücher
pelase get eggs adn milk → eggs | milk
dont froget the milk and teh bread → milk | bread
n'oubli pas le lait → lait
vegiss nicht die Milch → Milch
compra lehce y huveos → lehce | huveos
kannst du bitte Milch mitbirngen → Milch
nesecitamos leche y pan → leche | pan
forget-me-not seeds → forget-me-not seeds
[08/06/2024, 11:15] Maman: <Médias omis>⏎[08/06/2024, 11:16] Hugo: des compotes stp → compotes
kaufst du heute noch hafermlich bei rewe? → hafermlich (heute) @Rewe
tu px prendre des tomtes et du fromag rapé stp jtm → tomtes | fromag rapé
we're running low on rice vinegar, and nori too. Grab both at Costco please. → rice vinegar @Costco | nori @Costco
also nori → nori
Leche, arroz, garganzas⏎*garbanzos jaja → Leche | arroz | garbanzos
ham, eggs, sliced chess⏎*cheese lol → ham | eggs | sliced cheese
* milk⏎* eggs⏎*bread → milk | eggs | bread
add chicken thighs three pounds period new line add rice period new line add soy sauce → 3 lb chicken thighs | rice | soy sauce
añade pechugas de pavo coma añade kiwis coma añade un kilo de naranjas punto → pechugas de pavo | kiwis | 1 kg naranjas
Hi luv pls get tin foil → tin foil
Rosa, cuando puedas trae un paquete de algodón → 1 paquete algodón
hi papa kauf bitte noch haferdrink und ne packung müsli lg mia → haferdrink | 1 Packung müsli
milk & unsalted peanuts → milk | unsalted peanuts
Ham & pineapple pizza → Ham & pineapple pizza
laktosefreie Milch, Brot & ungesalzene Erdnüsse → laktosefreie Milch | Brot | ungesalzene Erdnüsse
icing sugar and some hundreds and thousands → icing sugar | hundreds and thousands
papas fritas sabor limón y sal, pan → papas fritas sabor limón y sal | pan
peanut butter bananas mac and cheese orange juice → peanut butter | bananas | mac and cheese | orange juice
two boxes of plasters and sugar-free jelly beans → 2 boxes plasters | sugar-free jelly beans
gluten free pasta sauce and milk → gluten free pasta sauce | milk
comté 18 mois, lait → comté 18 mois | lait
sirop Teisseire menthe 75 cl → 75 cl sirop Teisseire menthe
pizza Casa Tarradellas jamón y queso, pan → pizza Casa Tarradellas jamón y queso | pan
Lidl: Zopf, 2 Joghurt. Aldi: Peperoni 4 Stk., Salz → Zopf @Lidl | 2 Joghurt @Lidl | 4 Stk Peperoni @Aldi | Salz @Aldi
6 eggs and ham, correction: 4 egg → ham | 4 egg
pilas dos veces al año, pan cada semana → pilas /180 | pan /7
Batterien zweimal im Jahr → Batterien /180
cire pour parquet deux fois par an, pastilles lave-vaisselle toutes les cinq semaines → cire pour parquet /180 | pastilles lave-vaisselle /35
Alle sechs Monate Batterien, außerdem 4 Glühbirnen → Batterien /180 | 4 Glühbirnen
2 lb lamb for iftar → 2 lb lamb (for iftar)
crêpes pour la chandeleur → crêpes (pour la chandeleur)
we need dish soap and then at Lidl we need wrapping paper → dish soap | wrapping paper @Lidl
at Lidl get toilet paper two packs chicken breast three pounds and then at Aldi hummus and pita bread → 2 packs toilet paper @Lidl | 3 lb chicken breast @Lidl | hummus @Aldi | pita bread @Aldi
mac and cheese 4 boxes frozen peas 2 bags apple juice one bottle → 4 boxes mac and cheese | 2 bags frozen peas | 1 bottle apple juice
aa batteries two packs light bulbs one pack and duct tape two rolls → 2 packs aa batteries | 1 pack light bulbs | 2 rolls duct tape
tomaten gurken paprika zwiebeln ein kilo → tomaten | gurken | paprika | 1 kg zwiebeln
nudeln zwei packungen passierte tomaten drei dosen und knoblauch → 2 Packungen nudeln | 3 Dosen passierte tomaten | knoblauch
hay que comprar tomates un kilo cebollas tres y ajo → 1 kg tomates | 3 cebollas | ajo
leche sin lactosa cuatro cartones galletas maría dos paquetes y cacao → 4 cartones leche sin lactosa | 2 paquetes galletas maría | cacao
media docena de huevos 200 gramos de jamón serrano y una barra de pan → ½ docena huevos | 200 g jamón serrano | 1 barra pan
coge calabacines unos tres y queso rallado → 3 calabacines | queso rallado
shampoing gel douche dentifrice deux tubes → shampoing | gel douche | 2 tubes dentifrice
milk two cans of tuna and eggs → milk | 2 cans tuna | eggs
4 steaks hachés euh non 6 steaks hachés et du ketchup → 6 steaks hachés | ketchup
um three tins of tuna no sorry four tins of tuna and a jar of mayo → 4 tins tuna | 1 jar mayo
one can of coconut milk no two cans actually and limes → 2 cans coconut milk | limes
2 courgettes not 20 and basil → 2 courgettes | basil
Anna: anything from Lidl?⏎Ben: yeah 2 pints of milk and some cheddar → 2 pt milk @Lidl | cheddar @Lidl
Do NOT come home without chocolate. → chocolate
Interdiction de rentrer sans chocolat. Et 2 pots de glace vanille. → chocolat | 2 pots glace vanille
al final sin salmón, que está carísimo, trae 500 g de pechuga de pollo → 500 g pechuga de pollo
Laisse tomber les courses, on a tout : lait, pain, compotes. → 
milk – got it ✅⏎bread – got it ✅⏎chickpeas 2 tins → 2 tins chickpeas
Ingwer ✅ Frühlingszwiebeln ✅⏎Sojasoße → Sojasoße
🥕 carottes : ok⏎🧀 comté 300 g⏎🥚 œufs : ok → 300 g comté
Yo compro el vino y tú las aceitunas y el queso → vino | aceitunas | queso
toi tu t'occupes du fromage et du raisin → fromage | raisin
Quita las fresas, ya las ha traído mi madre. Deja la nata y pon 2 tabletas de turrón → nata | 2 tabletas turrón
on a deja du lait, il faut du pain → pain
Flatmates! whoever goes to Lidl next: washing up liquid, sponges. → washing up liquid @Lidl | sponges @Lidl
Staubsaugerbeutel jedes halbe Jahr (ja, ich hab das ausgerechnet 🤓) → Staubsaugerbeutel (ja, ich hab das ausgerechnet) /180
3 skeins of navy yarn → 3 skeins navy yarn
1 Sechserträger Radler → 1 Sechserträger Radler
2 blísteres de pilas → 2 blísteres pilas
`;
