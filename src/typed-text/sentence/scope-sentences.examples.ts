/**
 * For which things a store or a repeat counts: "all from", a store ahead of a part of a sentence, parts with a store of their own. And what
 * people ask to fetch that is no thing. The things are written as in `errand-sentences.examples.ts`.
 */
export const scopeSentences = `
From Costco: 2 lb ground beef and 12 hot dog buns, both every other week; from Target, cotton swabs and floss. → 2 lb ground beef @Costco /14 | 12 hot dog buns @Costco /14 | cotton swabs @Target | floss @Target
from Costco we need bananas, 6 yogurts as well as a loaf of sourdough; also, every month, dog food from Target → bananas @Costco | 6 yogurts @Costco | 1 loaf sourdough @Costco | dog food @Target /30
Weekly: milk (2 gallons), bread, cheddar. Monthly: laundry detergent, paper towels (8 rolls). One-off: birthday candles. → 2 gal milk /7 | bread /7 | cheddar /7 | laundry detergent /30 | 8 rolls paper towels /30 | birthday candles
chicken thighs 3 lb at Costco, charcoal at Walmart, plus lighter fluid, also at Walmart → 3 lb chicken thighs @Costco | charcoal @Walmart | lighter fluid @Walmart
Pick up my shampoo at Target and while you're there conditioner too; grab ribeye steaks (4) at Costco → shampoo @Target | conditioner @Target | 4 ribeye steaks @Costco
Please get kitchen roll, washing-up liquid and sponges - all from Aldi - as well as two bottles of prosecco from Lidl → kitchen roll @Aldi | washing-up liquid @Aldi | sponges @Aldi | 2 bottles prosecco @Lidl
Every Friday I want salmon fillets (2) and a bag of spinach from Whole Foods, and once a month coffee beans, 2 lb, from Costco. → 2 salmon fillets @Whole Foods /7 | 1 bag spinach @Whole Foods /7 | 2 lb coffee beans @Costco /30
milk, 2 packs of bacon, no sausages, we've still got some, and a pineapple → milk | 2 packs bacon | 1 pineapple
Actually scratch the oat milk, get soy milk instead — 2 cartons — and, from Costco, a rotisserie chicken → 2 cartons soy milk | 1 rotisserie chicken @Costco
Kartoffeln (2 kg) von Edeka, Grillkohle von Aldi, dazu Grillanzünder, ebenfalls von Aldi → 2 kg Kartoffeln @Edeka | Grillkohle @Aldi | Grillanzünder @Aldi
Äpfel (2 kg), Birnen, Trauben: das alles bei Lidl. Und zwei Flaschen Prosecco: die bei Aldi. → 2 kg Äpfel @Lidl | Birnen @Lidl | Trauben @Lidl | 2 Flaschen Prosecco @Aldi
Milch, Butter und Käse jede Woche, alle von Aldi → Milch @Aldi /7 | Butter @Aldi /7 | Käse @Aldi /7
Für Sonntag: 4 Rinderrouladen, 1 Glas Rotkohl, Klöße – und unabhängig davon Spülmittel von dm → 4 Rinderrouladen (Für Sonntag) | 1 Glas Rotkohl (Für Sonntag) | Klöße (Für Sonntag) | Spülmittel @dm
2x kaese, broetchen (8 stueck) und oel → 2 kaese | 8 Stueck broetchen | oel
Doch keine Kuhmilch, sondern Hafermilch, und zwar 3 Packungen; dazu von dm Taschentücher → 3 Packungen Hafermilch | Taschentücher @dm
Treffen wir uns um sechs am Bahnhof? Ich freu mich! → 
En el Mercadona, pechugas de pollo (1 kg), lechuga y 2 latas de atún, y en el Carrefour, detergente → 1 kg pechugas de pollo @Mercadona | lechuga @Mercadona | 2 latas atún @Mercadona | detergente @Carrefour
Tomates 2 kg, cebollas 1 kg y un manojo de cilantro, todo de Walmart, así como pañales de Dia → 2 kg Tomates @Walmart | 1 kg cebollas @Walmart | 1 manojo cilantro @Walmart | pañales @Dia
Necesitamos aceite de oliva —2 botellas—, vinagre y sal gorda en Lidl, todo cada mes → 2 botellas aceite de oliva @Lidl /30 | vinagre @Lidl /30 | sal gorda @Lidl /30
De Aldi mermelada de fresa, más dos paquetes de galletas María → mermelada de fresa @Aldi | 2 paquetes galletas María @Aldi
pommes, poires et raisin, les trois chez Monoprix ; cidre, deux bouteilles, chez Leclerc → pommes @Monoprix | poires @Monoprix | raisin @Monoprix | 2 bouteilles cidre @Leclerc
chez Lidl des piles et des ampoules, chez Monoprix du saumon fumé, et peu importe où : 2 citrons → piles @Lidl | ampoules @Lidl | saumon fumé @Monoprix | 2 citrons
Pâte à crêpes (pour 4) : 250 g de farine, 4 œufs, 50 cl de lait, 1 pincée de sel, 50 g de beurre → 250 g farine | 4 œufs | 50 cl lait | 1 pincée sel | 50 g beurre
carottes x4 poireaux x2 pommes de terre 1 kg creme → 4 carottes | 2 poireaux | 1 kg pommes de terre | creme
eggs, coffee, bread, actually no bread we still have half a loaf → eggs | coffee
Running late, can you pick up Noah from soccer at 5? → 
Bin um 6 zuhause, holst du Lena vom Turnen ab? → 
tu peux aller chercher Léo à l'école ? → 
hole Milch vom Bauern → Milch (vom Bauern)
milk comma eggs comma chicken nuggets comma ketchup → milk | eggs | chicken nuggets | ketchup
couches virgule lingettes virgule sérum physiologique → couches | lingettes | sérum physiologique
Zahnpasta und Duschgel bei dm, Spülmaschinentabs alle 2 Wochen → Zahnpasta @dm | Duschgel @dm | Spülmaschinentabs /14
2bananen 1salat,käse..... und nich vergessen pampers bei dm → 2 bananen | 1 salat | käse | pampers @dm
Chez Monoprix 2 pizzas et des épinards surgelés, au Carrefour du doliprane → 2 pizzas @Monoprix | épinards surgelés @Monoprix | doliprane @Carrefour
A Lidl il faut des tomates, un concombre et de la feta. Et chez Carrefour du shampoing. → tomates @Lidl | 1 concombre @Lidl | feta @Lidl | shampoing @Carrefour
Chers parents, la réunion de rentrée aura lieu jeudi à 18h en salle 12. Cordialement, la directrice → 
bread tomorrow, tomorrow milk → bread (tomorrow) | tomorrow milk
500gramm mehl, 2liter milch, 6eier → 500 g mehl | 2 l milch | 6 eier
from Trader Joe's rice. A pound of cheddar from Lidl every week → rice @Trader Joe's | 1 lb cheddar @Lidl /7
2 Flaschen Milch von dm. Brot und Butter, alles bei Aldi → 2 Flaschen Milch @dm | Brot @Aldi | Butter @Aldi
please get a pound of milk and 3 paper towels, everything from Aldi⏎from Trader Joe's 3 apples; 2 bottles of cat litter and 3 garlic, all from Target → 1 lb milk @Aldi | 3 paper towels @Aldi | 3 apples @Trader Joe's | 2 bottles cat litter @Target | 3 garlic @Target
at Lidl rice, also at Aldi, soap and two packs of coffee every month → rice @Lidl | soap @Aldi /30 | 2 packs coffee @Aldi /30
von Rewe 2 Flaschen Saft, und außerdem 3 Seifen und 3 Batterien von dm alle zwei Wochen → 2 Flaschen Saft @Rewe | 3 Seifen @dm /14 | 3 Batterien @dm /14
dos paquetes de arroz y leche → 2 paquetes arroz | leche
en Mercadona yogures; 3 arroz en Lidl cada dos semanas → yogures @Mercadona | 3 arroz @Lidl /14
`;
