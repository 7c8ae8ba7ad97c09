/**
 * Typing errors in the words of requests, corrections behind a star, signs that were said, names with "and" or a number in them, and
 * repeats and occasions in further words. The things are written as in `errand-sentences.examples.ts`.
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
`;
