/** What is dictated before a cupboard and told in prose, with amounts behind what is told; in the form of the English sentences. */
export const thinkingAloud = `
Sarah isn't bringing wine after all, so get two bottles → 2 bottles wine
the bread I bought yesterday has gone mouldy, please get bread again → bread
if anyone's near a Target, grab wipes and diapers size 4 there → wipes @Target | diapers size 4 @Target
we need tomatoes so we can make sauce, and basil as well → tomatoes | basil
we're out of dog food, so dog food and treats please → dog food | treats
Tom brought the charcoal yesterday, firelighters he forgot, so get those please → firelighters
can someone bring home a lemon? the ones we have are dried out → 1 lemon
I already bought cheese but not the crackers, please pick those up → crackers
peanut butter's on sale at Walmart, get two jars → 2 jars peanut butter @Walmart
Eier sind nur noch zwei da, bring bitte zehn mit → 10 Eier
Milch hab ich gestern gekauft, aber die ist schon wieder alle, also bitte Milch → Milch
Tomaten hab ich gestern vergessen, bringst du welche mit? → Tomaten
Alufolie liegt zwar im Schrank, aber die reicht nicht mehr, bitte welche holen → Alufolie
Butter ist im Angebot, bring zwei mit → 2 Butter
Kaffee ist bei Lidl im Angebot, nimm drei Packungen mit → 3 Packungen Kaffee @Lidl
Wer kommt bei dm vorbei? Bitte dort Zahnpasta und Windeln mitnehmen → Zahnpasta @dm | Windeln @dm
ohne Senf geht nichts, also Senf und Würstchen bitte → Senf | Würstchen
Paul kümmert sich ums Bier, wir brauchen noch Chips und Cola → Chips | Cola
Paul bringt doch kein Bier mit, also bitte einen Kasten holen → 1 Kasten Bier
Klopapier liegt keins mehr im Schrank → Klopapier
Kannst du an Backpapier denken? Ich hab nur noch ein Blatt → Backpapier
Hackfleisch ist im Gefrierfach, aber das ist zu wenig, bitte noch 500 g → 500 g Hackfleisch
huevos solo quedan dos, compra diez → 10 huevos
La cerveza la trae Iker, el hielo no lo trae nadie, compra dos bolsas → 2 bolsas hielo
no queda arroz, así que arroz y también lentejas → arroz | lentejas
el café está en oferta, coge dos paquetes → 2 paquetes café
mejor mantequilla que margarina → mantequilla
aceite tenemos muy poco, trae una garrafa → 1 garrafa aceite
el champú que compré no vale, lo devuelvo, coge champú anticaspa → champú anticaspa
ya compré las patatas, pero las cebollas no, cógelas tú → cebollas
el vino lo pone mi madre, el postre nosotros, así que compra una tarta de queso → 1 tarta de queso
hay pollo en el congelador para hoy, para mañana compra merluza → merluza (para mañana)
mamá trae a los peques, así que hacen falta zumos y galletas → zumos | galletas
les piles, je n'en ai plus, prends-en un paquet → 1 paquet piles
j'ai du sucre mais pas de farine, donc farine stp → farine
Paul s'occupe du vin, nous il nous faut du fromage et deux baguettes → fromage | 2 baguettes
plus de beurre, donc beurre et crème fraîche → beurre | crème fraîche
le café est en promo, prends deux paquets → 2 paquets café
la lessive est en promo chez Leclerc, prends-en deux bidons → 2 bidons lessive @Leclerc
Léa, prends des pommes, et Hugo, rapporte une salade → pommes | 1 salade
j'ai acheté du jambon hier mais il est déjà fini, reprends-en quatre tranches → 4 tranches jambon
les ampoules que j'ai achetées ne vont pas, je les rends, il faut des ampoules E27 → ampoules E27
il reste du riz dans le placard mais pas assez, prends 1 kg → 1 kg riz
le sel on l'a, le poivre non, donc du poivre → poivre
il ne reste presque plus de liquide vaisselle sous l'évier → liquide vaisselle
personne n'a acheté de pain hier, tu peux en prendre ? → pain
il y a du poulet au congélo pour ce soir, pour dimanche prends un gigot → 1 gigot (pour dimanche)
la crème a tourné et le lait aussi, donc rachète les deux → crème | lait
les couches c'est bon, les lingettes non, prends-en 2 paquets → 2 paquets lingettes
guck mal ob du beim Lidl Feta, Oliven und Peperoni kriegst → Feta @Lidl | Oliven @Lidl | Peperoni @Lidl
die Pfandflaschen müssen zurück, und bring dann ein halbes Kilo Spargel mit → ½ kg Spargel
Pablo, [09.01.25 21:14]⏎buenas, hay que comprar detergente y bombillas led⏎⏎Irene, [09.01.25 21:15]⏎vale, algo más?⏎⏎Pablo, [09.01.25 21:17]⏎sí, insecticida⏎⏎Irene, [09.01.25 21:18]⏎ok jaja → detergente | bombillas led | insecticida
Von: Petra Schulz <petra@example.de>⏎Gesendet: Donnerstag, 6. Februar 2025 10:22⏎Betreff: Einkauf⏎⏎Hallo ihr Lieben,⏎⏎Bier und Wein stehen schon im Keller. Es fehlen aber noch Servietten, 20 Pappteller und eine Tischdecke.⏎⏎Liebe Grüße⏎Petra → Servietten | 20 Pappteller | 1 Tischdecke
[2025-05-06 17:45] Maya: omw home⏎[2025-05-06 17:46] Leo: can u stop for diapers size 3 and wipes⏎[2025-05-06 17:46] Leo: the rash is a bit better btw⏎[2025-05-06 17:48] Maya: yay ok → diapers size 3 | wipes
mi madre trae la tortilla, tú compra solo gazpacho y picos → gazpacho | picos
one and a quarter pounds shrimp (peeled), a bunch of parsley and two lemons → 1¼ lb shrimp (peeled) | 1 bunch parsley | 2 lemons
okay so here is the list um two pounds of chicken breast, broccoli, a bag of brown rice, soy sauce and then don't forget sesame oil and green onions → 2 lb chicken breast | broccoli | 1 bag brown rice | soy sauce | sesame oil | green onions
mamie apporte le gâteau, donc il faut juste des bougies et du jus de pomme → bougies | jus de pomme
We have plenty of pasta, Dave is bringing salad and I already picked up the garlic bread. What's missing is two bottles of red wine and ladyfingers. See you soon! → 2 bottles red wine | ladyfingers
i already returned the wrong batteries, we still need eight AA batteries and picture hooks → 8 AA batteries | picture hooks
Léa: prends 2 bouteilles de cidre⏎Hugo: le cidre je l'ai déjà acheté hier⏎Léa: ah parfait, alors juste de la farine de sarrasin et des andouillettes → farine de sarrasin | andouillettes
okay spice shelf um star anise is gone juniper berries are still half full and we need two no make that three packets of gelatine leaves → star anise | 3 packets gelatine leaves
now what did harold want um denture tablets and hearing aid batteries and a jar of pickled walnuts and the marmalade my sister is bringing so not that → denture tablets | hearing aid batteries | 1 jar pickled walnuts
garden stuff let me think slug pellets and tomato feed and a ball of twine and bamboo canes no the canes are still behind the shed so forget those → slug pellets | tomato feed | 1 ball twine
craft box okay the pipe cleaners are all gone and googly eyes we've got loads of but we need um ten hot glue sticks and gold glitter → pipe cleaners | 10 hot glue sticks | gold glitter
right club stuff so raffle tickets and um a cash box and fifty no sixty name badges and the paper cups are left over from last year so not those → raffle tickets | 1 cash box | 60 name badges
looking in the freezer fish fingers we have but puff pastry is missing and um ice cubes are finished oh and for saturday we need half a kilo of prawns → puff pastry | ice cubes | ½ kg prawns (for saturday)
okay bathroom there's toothpaste in the drawer and floss there's plenty and soap is fine too so yeah we don't need anything → 
so äh gewürzschrank piment ist leer lorbeerblätter sind noch genug da und dann brauchen wir zwei nein drei päckchen sahnesteif → piment | 3 päckchen sahnesteif
ich steh jetzt im schuppen also der rasendünger ist alle schneckenkorn haben wir noch und ähm wir brauchen einen sack rindenmulch und bindedraht → rasendünger | 1 sack rindenmulch | bindedraht
hausapotheke mal schauen also fiebersaft fehlt pflaster sind noch da und die wundsalbe ist fast leer und ein fieberthermometer brauchen wir auch → fiebersaft | wundsalbe | 1 fieberthermometer
badezimmerschrank ähm zahnseide ist aus rasierschaum ist noch da und wattestäbchen brauchen wir ach ja und von dm noch haftcreme → zahnseide | wattestäbchen | haftcreme @dm
bastelkiste äh pfeifenputzer sind alle wackelaugen haben wir noch massig und dann brauchen wir noch transparentpapier und fünf bögen tonkarton → pfeifenputzer | transparentpapier | 5 bögen tonkarton
okay wg einkauf also spülschwämme dann äh acht packungen ramen und alufolie nein quatsch alufolie ist noch da aber backpapier brauchen wir → spülschwämme | 8 packungen ramen | backpapier
so vereinskram also wir brauchen quittungsblöcke und ähm eine geldkassette und hundert nein zweihundert wertmarken und die servietten bringt die marion mit → quittungsblöcke | 1 geldkassette | 200 wertmarken
werkstatt moment schleifpapier ist alle acryl hab ich noch und dann brauch ich noch eine dose lasur und vier schlossschrauben → schleifpapier | 1 dose lasur | 4 schlossschrauben
kühlschrank auf also buttermilch ist weg quark ist noch da meerrettich fehlt und für sonntag brauchen wir anderthalb kilo rinderrouladen → buttermilch | meerrettich | 1½ kg rinderrouladen (für sonntag)
gefrierfach erbsen sind da spinat ist da pizza haben wir auch noch also nein wir brauchen gar nichts → 
entkalker bitte alle drei monate und äh kaffeefilter jeden monat und milch brauchen wir gerade nicht → entkalker /90 | kaffeefilter /30
lehrertasche durchgucken also folienstifte sind leer magnete hab ich genug und bis montag brauche ich laminierfolien → folienstifte | laminierfolien (bis montag)
Servus Max, das Regal wird endlich gebaut. Bring bitte aus dem Baumarkt Holzdübel, 2 Schraubzwingen und Leinöl mit. Leim brauche ich nicht. Pfiat di → Holzdübel (aus dem Baumarkt) | 2 Schraubzwingen (aus dem Baumarkt) | Leinöl (aus dem Baumarkt)
Hallo Steffi, wir fahren zelten. Bitte kauf Gaskartuschen, eine Zeckenzange und Mückenspray. Und Theo braucht bis Samstag eine Regenhose. Die Isomatten leiht uns Ralf. Bussi → Gaskartuschen | 1 Zeckenzange | Mückenspray | 1 Regenhose (bis Samstag)
a ver el armario de las especias eh se ha acabado el comino pimentón todavía queda bastante y necesito dos no tres sobres de agar agar → comino | 3 sobres agar agar
estoy en el trastero a ver no queda aguarrás tornillos hay de sobra y hacen falta una espátula y una lata de barniz → aguarrás | 1 espátula | 1 lata barniz
el botiquín pues faltan tiritas el termómetro está bien y no queda agua oxigenada y apunta también gasas estériles → tiritas | agua oxigenada | gasas estériles
armario del baño mmm no queda hilo dental champú todavía hay pero bastoncillos sí que hacen falta y un bote de espuma de afeitar → hilo dental | bastoncillos | 1 bote espuma de afeitar
rincón del perro a ver se han terminado las bolsas higiénicas y de pienso queda medio saco así que no y luego un collar antiparasitario y diez no doce latas de comida húmeda → bolsas higiénicas | 1 collar antiparasitario | 12 latas comida húmeda
cosas del club a ver hacen falta papeletas de rifa y eh un sello de caucho y cincuenta no ochenta acreditaciones y los vasos los trae marcos → papeletas de rifa | 1 sello de caucho | 80 acreditaciones
qué quería el abuelo ah sí limpiador de dentaduras y pilas de audífono y un frasco de colonia y la miel nos la trae mi hermana → limpiador de dentaduras | pilas de audífono | 1 frasco colonia
abro la nevera eh falta nata y se ha acabado el requesón pero mantequilla queda y para el domingo hace falta kilo y medio de rape → nata | requesón | 1½ kg rape (para el domingo)
arena de gato cada dos semanas por favor y pastillas antical una vez al mes y leche esta vez no hace falta → arena de gato /14 | pastillas antical /30
Hola papá, el grifo vuelve a gotear. ¿Puedes traerme juntas de goma, un rollo de teflón y un desatascador? Llave inglesa ya tengo. Gracias, Marta → juntas de goma | 1 rollo teflón | 1 desatascador
Chicos, me toca cocinar. ¿Alguien puede coger en Lidl 500 g de lentejas rojas, 2 latas de leche de coco y jengibre? Curry ya hay. Chao, Álex → 500 g lentejas rojas @Lidl | 2 latas leche de coco @Lidl | jengibre @Lidl
Hola tía Loli, estoy haciendo velas. ¿Me traes 2 kg de cera de soja, mechas y un molde de silicona? Esencia de lavanda tengo. Un abrazo, Nuria → 2 kg cera de soja | mechas | 1 molde de silicona
alors voyons le placard à épices euh y a plus de cardamome il reste du curcuma et il faut deux non trois sachets de levure chimique → cardamome | 3 sachets levure chimique
je suis dans la cabane alors l'engrais à gazon est fini des piquets il y en a encore et il me faut un sac de terreau et du fil de fer → engrais à gazon | 1 sac terreau | fil de fer
l'armoire à pharmacie bon il manque du paracétamol les pansements ça va et l'arnica est presque vide et il faut une boîte de compresses → paracétamol | arnica | 1 boîte compresses
placard de la salle de bain euh y a plus de fil dentaire du shampoing il en reste et il faut des cotons-tiges et une bombe de mousse à raser → fil dentaire | cotons-tiges | 1 bombe mousse à raser
le coin du chat alors la litière est finie les croquettes il en reste un demi-sac et ajoute douze non seize boîtes de pâtée et un collier antipuces → litière | 16 boîtes pâtée | 1 collier antipuces
la boîte à bricolage euh y a plus de pompons les gommettes on en a plein et il faut de la feutrine et dix piques en bois → pompons | feutrine | 10 piques en bois
qu'est-ce qu'il voulait papi ah oui des pastilles vichy et des piles auditives et un bocal de cornichons et le miel c'est ma sœur qui l'apporte → pastilles vichy | piles auditives | 1 bocal cornichons
j'ouvre le frigo euh y a plus de crème fraîche du beurre il en reste et il manque du raifort et pour dimanche il faut un kilo et demi de lotte → crème fraîche | raifort | 1½ kg lotte (pour dimanche)
du sel adoucisseur tous les mois s'il te plaît et euh des copeaux de bois toutes les deux semaines et du lait pas cette fois → sel adoucisseur /30 | copeaux de bois /14
mon cartable euh il me faut des craies et des feutres effaçables non attends les feutres j'en ai et pour lundi il me faut des pochettes à plastifier → craies | pochettes à plastifier (pour lundi)
Bonjour Sophie, je suis clouée au lit avec une angine. Il me faudrait des pastilles au miel, du bouillon de légumes et 2 litres de jus de pomme. Les mouchoirs, ma voisine m'en a apporté. À bientôt, Odile → pastilles au miel | bouillon de légumes | 2 l jus de pomme
Salut Hugo, on a adopté un cochon d'Inde ! Prends du foin, une pierre à ronger et des copeaux de chanvre. Et pour le poisson rouge une boîte de daphnies. La cage, ma cousine nous la prête. À ce soir ! → foin | 1 pierre à ronger | copeaux de chanvre | 1 boîte daphnies (pour le poisson rouge)
`;
