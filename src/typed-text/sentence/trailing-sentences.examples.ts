/**
 * What people say behind and before a thing that is no part of its name, where it comes from after all, how often it is needed, and talk
 * between the things. The things are written as in `errand-sentences.examples.ts`.
 */
export const trailingSentences = `
Quark beim Edeka, nein warte, lieber beim Lidl → Quark @Lidl
tahini is out of stock at Target, please try Whole Foods → Tahini @Whole Foods
Edeka hatte leider keinen Rucola mehr, schau bitte bei Rewe → Rucola @Rewe
en Dia no hay cilantro, búscalo en Carrefour → Cilantro @Carrefour
il n'y avait plus de levure chez Monoprix, regarde chez Leclerc → Levure @Leclerc
get granola, but not at Whole Foods, it costs a fortune there; go to Aldi → Granola @Aldi
Nachher gehe ich zu Edeka, da hole ich Lauch und Kerbel. Für Zahnseide muss ich noch zu dm. → Lauch @Edeka | Kerbel @Edeka | Zahnseide @dm
demain je passe chez Leclerc, j'y prends du cumin et des olives → Cumin @Leclerc | Olives @Leclerc
hummus (Lidl), crackers, olives (Aldi) → Hummus @Lidl | Crackers | Olives @Aldi
if Walmart is still open, grab charcoal there please → Charcoal @Walmart
sollte ich es vergessen: wenn der Rewe noch auf hat, bitte Sahne und Lauch → Sahne @Rewe | Lauch @Rewe
von Lidl brauche ich Feta, ansonsten nur noch Oliven → Feta @Lidl | Oliven
Para cilantro hay que pasar por Dia → Cilantro @Dia
Parada rápida en Dia: cilantro. Luego a Carrefour, donde hay que comprar garbanzos → Cilantro @Dia | Garbanzos @Carrefour
petit saut chez Monoprix pour de la feta, ensuite Leclerc pour du couscous → Feta @Monoprix | Couscous @Leclerc
limones y garbanzos y también cilantro pero eso de Dia → Limones | Garbanzos | Cilantro @Dia
Los martes voy siempre a Mercadona, así que apunta cada martes garbanzos → Garbanzos @Mercadona /7
Luis: voy a Dia, qué queréis?⏎Ana: garbanzos⏎Eva: a mí cilantro → Garbanzos @Dia | Cilantro @Dia
feta only from Lidl, basil wherever you can find it → Feta @Lidl | Basil
garbanzos de Dia, cilantro donde te pille mejor → Garbanzos @Dia | Cilantro
feta de chez Lidl, basilic n'importe où → Feta @Lidl | Basilic
basil, as fresh as you can get → Basil (as fresh as you can get)
Rucola, so frisch wie möglich, und Kapern, Marke ist egal → Rucola (so frisch wie möglich) | Kapern (Marke ist egal)
cilantro, que no caduque enseguida, y limones de los buenos → Cilantro (que no caduque enseguida) | Limones (de los buenos)
feta, vérifie bien les dates, et basilic, peu importe la marque → Feta (vérifie bien les dates) | Basilic (peu importe la marque)
cilantro solo si está barato, limones de todas formas → Cilantro (solo si está barato) | Limones
más garbanzos de lo normal → Garbanzos (más de lo normal)
saca al perro y a la vuelta coge limones en Dia → Limones @Dia
on the last day of every month I need to buy salt tablets → Salt Tablets /30
immer am Monatsersten Filtertüten kaufen → Filtertüten /30
a principios de cada mes arena para gatos → Arena Para Gatos /30
tous les premiers du mois des pastilles de sel → Pastilles De Sel /30
le vendredi c'est poisson → Poisson /7
Yogures con una vez a la semana basta → Yogures /7
Kerzen, und Servietten auch, und basta → Kerzen | Servietten
wenn noch Platz im Korb ist, gern auch Kresse → Kresse
poner lavadora, comprar garbanzos → Garbanzos
Si vas en coche, trae garbanzos, que pesan mucho → Garbanzos
uh hi so what did I want to say right granola from Aldi it's fresher there → granola @Aldi
Einkaufszettel Doppelpunkt Kapern Komma Lauch Punkt fertig → Kapern | Lauch
`;
