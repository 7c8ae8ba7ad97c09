/** Sentences whose parts stand beside each other in ways that once broke them: counts, repeats, stores, signatures and recipes. */
export const combinedSentences = `
eggs 12 bananas 6 oatmeal 1 box → 12 eggs | 6 bananas | 1 box oatmeal
Milch 2 Eier 10 Brot 1 → 2 milch | 10 eier | 1 brot
from Whole Foods tomorrow, please: tahini & 2 lemons → tahini (tomorrow) @whole foods | 2 lemons (tomorrow) @whole foods
I'm out of contact lens solution, can you add 2 bottles monthly → 2 bottles contact lens solution /30
7up, 3 bottles for saturday → 3 bottles 7up (for saturday)
Milch ist alle, 2 Liter bitte → 2 l milch
Spülmaschinentabs sind alle, bitte 2 Packungen von dm → 2 Packungen spülmaschinentabs @dm
the milk is out, get 2 gallons → 2 gal milk
Milch ist alle, 2 Brote bitte → milch | 2 brote
tous les mois filtres à café 1 boîte de chez Carrefour → 1 boîte filtres à café @carrefour /30
une douzaine d'huîtres pour le 24 et 2 citrons → 1 douzaine huîtres (pour le 24) | 2 citrons
2 boîtes de thon et du vin blanc, le tout chez Carrefour chaque mois → 2 boîtes thon @carrefour /30 | vin blanc @carrefour /30
milk and bread, all from Costco every week → milk @Costco /7 | bread @Costco /7
Toast und für die Kinder Apfelschorle → toast | apfelschorle (für die Kinder)
for the kids apple juice and for me beer → apple juice (for the kids) | beer
Apuntad membrillo y queso curado → membrillo | queso curado
arroz y dos leches → arroz | 2 leches
plus de confiture du tout → confiture
ya no queda mantequilla. Firmado: el hambriento → mantequilla
10 Bratwürste⏎2 Baguettes⏎⏎Vielen Dank und liebe Grüße⏎Thomas⏎⏎--⏎Thomas Berger⏎Tel. 0171 2345678 → 10 bratwürste | 2 baguettes
romaine 2 heads⏎⏎HOUSEHOLD⏎Swiffer refills → 2 heads romaine | swiffer refills
Quiche facile⏎Pour 6 personnes – Préparation : 15 min⏎⏎Ingrédients :⏎1 pâte brisée⏎3 œufs⏎⏎Préparation :⏎1. Préchauffez le four. → 1 pâte brisée | 3 œufs
Grandma's Banana Bread⏎Serves 8 | Prep 15 min⏎⏎Ingredients⏎3 ripe bananas⏎1 egg, beaten⏎⏎Method⏎1. Mash the bananas. → 3 ripe bananas | 1 egg (beaten)
café en grains toutes les 3 semaines, 2 paquets → 2 paquets café en grains /21
Pancakes⏎250 g flour⏎2 eggs⏎Method⏎Whisk it all.⏎Bake for 3 minutes.⏎For the topping:⏎2 bananas → 250 g flour | 2 eggs | 2 bananas
`;
