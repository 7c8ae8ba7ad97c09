/**
 * Corrections of an amount or a thing in another sentence, what is there or others see to, things with articles and without
 * commas, and titles that say when. The things are written as in `errand-sentences.examples.ts`.
 */
export const correctedSentences = `
beef, sorry, I meant lamb → lamb
1 kg of beef, no wait, I meant lamb → 1 kg lamb
1 kg de ternera, perdón, quería decir cordero → 1 kg cordero
1 kg de bœuf, pardon, je voulais dire de l'agneau → 1 kg agneau
1 kg Rind, Entschuldigung, ich meinte Lamm → 1 kg Lamm
ponme cuatro chuletas de cordero y una morcilla. perdón, que sean seis chuletas de cordero → 6 chuletas de cordero | 1 morcilla
four chops and a sausage. sorry, six chops → 6 chops | 1 sausage
vier Koteletts und eine Wurst. Entschuldigung, sechs Koteletts bitte → 6 Koteletts | 1 Wurst
quatre côtelettes et un boudin. pardon, plutôt six côtelettes → 6 côtelettes | 1 boudin
milk. sorry, 2 eggs too → milk | 2 eggs
Hundefutter bei Edeka, und zwar alle zwei Wochen → Hundefutter @Edeka /14
Denk bitte an das Hundefutter, 6 Dosen sollten reichen → 6 Dosen Hundefutter
comida de gato, 6 latas deberían bastar → 6 latas comida de gato
Pense aux croquettes, deux sacs devraient suffire → 2 sacs croquettes
Es fehlen Spüli und Müllsäcke. Nudeln haben wir noch genug, und Lena bringt den Wein mit. → Spüli | Müllsäcke
Es fehlen noch Luftballons. Den Kuchen backt meine Schwester, die Getränke sind schon besorgt. → Luftballons
Chicos, queda un montón de arroz así que no compréis más. Faltan esponjas y 2 paquetes de café. → esponjas | 2 paquetes café
He mirado el armario: gel hay de sobra, pero las tiritas se acabaron ayer. Apunta tiritas y cuchillas de afeitar. → tiritas | cuchillas de afeitar
Pilas AA y una caja de cerillas. Bombillas ya compré ayer. → Pilas AA | 1 caja cerillas
Necesitamos un cubo y guantes de goma, 2 pares. Fregona tenemos la de mi madre. → cubo | 2 pares guantes de goma
On n'a plus de café ni de sacs poubelle. Du riz, il y en a encore plein. → café | sacs poubelle
Une guirlande et 2 boîtes de chocolats. Les boules, maman en a déjà. → 1 guirlande | 2 boîtes chocolats
Des couches et du lait infantile. Les petits pots, je les ai commandés. → couches | lait infantile
the ham's gone off, the salad looks fine, get bread → ham | bread
shower gel and a phone charger please. found my deodorant so don't need that anymore xx → shower gel | 1 phone charger
las tiritas se acabaron ayer. Apunta tiritas y cuchillas → tiritas | cuchillas
Ich wollte erst Tulpen nehmen, aber Rosen gefallen ihr besser. Also zehn Rosen und eine Glückwunschkarte. → 10 Rosen | 1 Glückwunschkarte
I wanted to get tulips but she prefers roses. So ten roses. → 10 roses
Statt Mascarpone nehmen wir diesmal Crème fraîche → Crème fraîche (Statt Mascarpone)
En vez de mantequilla cogemos margarina → margarina (En vez de mantequilla)
Au lieu du beurre on prend de la margarine → margarine (Au lieu du beurre)
birthday candles and Ben & Jerry's, it's for Ella's party → birthday candles | Ben & Jerry's
the bread the milk the eggs → bread | milk | eggs
get the bread the milk → bread | milk
el pan la leche los huevos → pan | leche | huevos
la leche el pan → leche | pan
le pain le lait les œufs → pain | lait | œufs
spinach eggs butter → spinach | eggs | butter
ham batteries crackers → ham | batteries | crackers
spinat eier butter → spinat | eier | butter
4 grapefruit and the tv magazine → 4 grapefruit | tv magazine
alle 10 Tage 2 kg Vogelfutter → 2 kg Vogelfutter (alle 10 Tage) /7
every 10 days 2 kg of birdseed → 2 kg birdseed (every 10 days) /7
From Costco: hamster bedding and a bag of hay. From the farmers market: 2 bags of apples. → hamster bedding @Costco | 1 bag hay @Costco | 2 bags apples @Farmers Market
Every Thursday: rye bread⏎Tonight: ham and radishes → rye bread /7 | ham (Tonight) | radishes (Tonight)
Tous les jeudis : pain de seigle⏎Ce soir : rillettes et radis → pain de seigle /7 | rillettes (Ce soir) | radis (Ce soir)
Quedan pendientes en Mercadona: acondicionador, laca y pan → acondicionador @Mercadona | laca @Mercadona | pan @Mercadona
Noch offen bei dm: Shampoo und Zahnseide → Shampoo @dm | Zahnseide @dm
Reste à acheter chez Leclerc : du pain, du beurre → pain @Leclerc | beurre @Leclerc
Mum: bread⏎Dad: beer too → bread | beer
Papá: pan⏎Mamá: cerveza también → pan | cerveza
We could use some kitchen foil, and a couple of limes wouldn't hurt → kitchen foil | 2 limes
quelques citrons ne seraient pas de trop → quelques citrons
du pain et un pot de confiture sil te plait → pain | 1 pot confiture
I think it's time we bought a shower curtain from Costco → 1 shower curtain @Costco
es wird Zeit, dass wir einen Duschvorhang kaufen → 1 Duschvorhang
ya va siendo hora de comprar una cortina de ducha → 1 cortina de ducha
il serait temps d'acheter un rideau de douche → 1 rideau de douche
Sam: pasta and 2 jars of pesto please⏎Josh: and cheddar pls⏎Priya: oh wait we've still got pasta, skip that → 2 jars pesto | cheddar
Dave: we still need 10 burger buns, ketchup and a bag of charcoal⏎Rich: I've got charcoal in the shed, don't buy any → 10 burger buns | ketchup
heute brauch ich noch mozzarella ähm rucola und zwei ciabatta und tomaten nee tomaten hab ich ja noch aufm balkon → mozzarella | rucola | 2 ciabatta
Wir brauchen bis dahin Mörtel von Edeka, und zwar 2 Säcke. Eine Kelle bringt er selber mit. → 2 Säcke Mörtel @Edeka
Cada 10 días: comida para peces → comida para peces (Cada 10 días) /7
every day: bread → bread (every day) /7
Marta: palomitas y 4 hamburguesas⏎Álex: se apunta mi prima⏎Marta: pues entonces 5 hamburguesas → palomitas | 5 hamburguesas
Julie : chez Leclerc prends un arrosoir et 3 sacs de terreau⏎Marc : 3 c'est trop lourd⏎Julie : ok alors 2 sacs de terreau → 1 arrosoir @Leclerc | 2 sacs terreau @Leclerc
Entonces a nosotros nos toca comprar 800 g de conejo, 2 limones → 800 g conejo | 2 limones
dimanche on prendra une botte de radis et 2 melons → 1 botte radis (dimanche) | 2 melons (dimanche)
Carrot soup (serves 4)⏎⏎750 g carrots, peeled⏎1 onion, chopped⏎400 ml coconut milk → 750 g carrots (peeled) | 1 onion (chopped) | 400 ml coconut milk
Curry de lentilles ★★★★☆ (218 avis)⏎Imprimer la recette⏎Préparation : 10 min – Cuisson : 25 min⏎⏎250 g de lentilles corail⏎400 ml de lait de coco⏎2 oignons, émincés⏎⏎Étape 1 : Faire revenir les oignons. → 250 g lentilles corail | 400 ml lait de coco | 2 oignons (émincés)
we need onions and garlic um potatoes we still have oh and two cartons of soy milk and that's it I think → onions | garlic | 2 cartons soy milk
He mirado la despensa: lentejas hay de sobra y pasta también. Lo que falta es comino → comino
Plus de shampoing ni de coton-tiges à la salle de bain. → shampoing | coton-tiges
also wir brauchen tomaten paprika und ja genau noch zwei zucchini → tomaten | paprika | 2 zucchini
zwei packungen butter nee warte doch drei und einen becher schmand → 3 Packungen butter | 1 Becher schmand
two packs of rice no wait make it three and milk → 3 packs rice | milk
dos paquetes de arroz no espera mejor tres y leche → 3 paquetes arroz | leche
deux paquets de riz non attends plutôt trois et du lait → 3 paquets riz | lait
apunta dos docenas de huevos perdón una docena y también harina de trigo → 1 docena huevos | harina de trigo
two packs of butter sorry one pack and milk → 1 pack butter | milk
zwei Packungen Butter Entschuldigung eine Packung und Milch → 1 Packung Butter | Milch
ein Paket Reis sorry zwei Pakete und Milch → 2 Pakete Reis | Milch
deux paquets de beurre pardon un paquet et du lait → 1 paquet beurre | lait
two bags of apples sorry and one bag of pears → 2 bags apples | 1 bag pears
Mets trois pizzas surgelées dans la liste. Ah attends, quatre. Et un pack de bières → 4 pizzas surgelées | 1 pack bières
Put three frozen pizzas on the list. Oh wait, four. And a pack of beer → 4 frozen pizzas | 1 pack beer
Schreib drei Pizzen auf die Liste. Ach warte, vier. Und ein Kasten Bier → 4 Pizzen | 1 Kasten Bier
Pon tres pizzas en la lista. Ay espera, cuatro. Y un pack de cervezas → 4 pizzas | 1 pack cervezas
we need two lemons. wait, three limes → 2 lemons | 3 limes
Papa: Il me faut 2 sacs de terreau⏎Papa: non 3 en fait⏎Élodie: ça marche → 3 sacs terreau
Dad: I need 2 bags of soil⏎Dad: no 3 actually → 3 bags soil
Papa: Ich brauche 2 Säcke Erde⏎Papa: nee, 3 → 3 Säcke Erde
Papá: Necesito 2 sacos de tierra⏎Papá: no, 3 mejor → 3 sacos tierra
Sam: 2 pizzas⏎Sam: wait, four → 4 pizzas
Sam: 2 pizzas⏎Sam: ok⏎Ben: no → 2 pizzas
sugar. SUGAR. also sugar!! → sugar
nudeln reis mais thunfisch passata → nudeln | reis | mais | thunfisch | passata
`;
