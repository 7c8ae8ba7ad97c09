/** What is missing or to be bought, in the words of short messages; in the form of the English sentences. */
export const errandSentences = `
we still have to get milk → milk
I keep forgetting batteries → batteries
there's hardly any soap left → soap
I used up the last of the toothpaste, sorry, need new → toothpaste
we haven't got any batteries → batteries
sold out yesterday, so please try again for bread → bread
barely any batteries remaining → batteries
we're about to run out of rice → rice
we haven't had any batteries for days, get some → batteries
I'm craving bread, can somebody get some? → bread
I threw out the old rice, we need new → rice
why does nobody ever buy batteries? we need some → batteries
why is there never any soap here? get some → soap
where did all the bread go? buy more → bread
who used up the rice? we need new → rice
how come we have no toothpaste? please buy → toothpaste
is anyone near a shop? milk needed → milk
didn't I ask for soap? still need some → soap
couldn't you grab rice at lunchtime? → rice
shall we put toothpaste on the list? we're out → toothpaste
soap wanted → soap
I didn't manage to get bread, can you? → bread
I've got no toothpaste left, help! → toothpaste
I'm completely out of milk → milk
I'd be grateful if you bought soap → soap
grandma can't bake without toothpaste, buy some → toothpaste
fresh out of toothpaste → toothpaste
not a trace of batteries left → batteries
not enough soap for tomorrow → soap
not much left of the bread, buy more → bread
there's not going to be enough milk, get more → milk
we never have rice in, please get some → rice
we had no toothpaste at breakfast, buy some → toothpaste
we don't have milk anymore → milk
we ought to buy bread → bread
we must not forget rice → rice
we mustn't run out of toothpaste, get more → toothpaste
we're desperate for milk → milk
we're lacking batteries → batteries
when you go shopping, think of milk → milk
in case nobody wrote it down: buy toothpaste → toothpaste
can anyone do a quick shop run for rice? → rice
Mama, wir haben gar keine Butter mehr → Butter
hab grad die letzte Marmelade aufgebraucht → Marmelade
ohne Butter wird das Abendessen nix → Butter
holst du nachher Marmelade? → Marmelade
da ist kaum noch Seife übrig → Seife
ich find nirgends mehr Zahnpasta, bitte nachkaufen → Zahnpasta
unsere Marmelade ist seit gestern leer → Marmelade
vergiss die Milch heute bloß nicht → Milch
mit der Milch kommen wir nicht mehr weit → Milch
Es ist schon wieder keine Zahnpasta im Haus → Zahnpasta
wir sitzen hier ohne Milch → Milch
Ohne Seife kann ich nicht backen, bring welche → Seife
samstag kommen gäste, da muss noch Marmelade her → Marmelade
es muss dringend Watte her → Watte
Der letzte Rest Marmelade ist gerade draufgegangen → Marmelade
hätte gern Marmelade vom Einkauf → Marmelade
mir geht langsam die Butter aus → Butter
Butter ist umgekippt, brauchen frische → Butter
der Hund hat die Seife gefressen, wir brauchen Ersatz → Seife
mir ist die Zahnpasta runtergefallen, bitte neue mitbringen → Zahnpasta
Emma hat die Marmelade verschüttet, jetzt ist keine mehr da → Marmelade
wer hat die letzte Milch genommen? bitte nachkaufen → Milch
Warum haben wir nie Watte? bitte kaufen → Watte
dreh nochmal um, du hast die Milch vergessen → Milch
Ohne Seife geht bei Oma gar nichts, hol ihr welche → Seife
für meine Pause morgen ist keine Butter mehr da → Butter
morgen früh haben wir sonst keine Seife → Seife
seit Tagen haben wir keine Marmelade, holt endlich mal wer? → Marmelade
schon wieder keine Milch, das nervt → Milch
nicht wieder ohne Watte zurückkommen → Watte
Laut Papa ist keine Zahnpasta mehr im Keller → Zahnpasta
im Vorrat ist nicht ein Fitzelchen Marmelade mehr → Marmelade
hab überall geguckt, Watte ist keine da → Watte
Im Keller war leider auch keine Butter mehr → Butter
Der Vorrat an Marmelade ist erschöpft → Marmelade
bei Watte sind wir blank → Watte
wir sitzen auf dem Trockenen, was Milch angeht → Milch
digga wir haben null Seife → Seife
mir hend koi Butter meh → Butter
Würdest du mir freundlicherweise Seife besorgen? → Seife
Ich wäre dir dankbar, wenn du Marmelade mitbrächtest → Marmelade
Wann holst du endlich die Zahnpasta? → Zahnpasta
Warum hat keiner Watte gekauft? → Watte
Keiner hat an die Milch gedacht → Milch
Milch hab ich nicht gekriegt, kannst du es probieren? → Milch
verdammt, ich hab keine Zahnpasta mitgenommen → Zahnpasta
Trag bitte Butter ein → Butter
ist noch Zahnpasta da? ich sehe keine → Zahnpasta
Stimmt, wir haben echt keine Marmelade mehr → Marmelade
Nach dem Essen war die Marmelade komplett aufgebraucht → Marmelade
beim Kochen ging die ganze Watte drauf → Watte
Wollte gerade anfangen und merke: keine Seife → Seife
ich steh hier in der küche ohne Zahnpasta → Zahnpasta
Mia hat nach Zahnpasta gefragt, nimm ihr welche mit → Zahnpasta
Bei Oma ist die Marmelade leer → Marmelade
großvater benötigt Watte → Watte
es wird Butter benötigt → Butter
Watte ist so gut wie leer → Watte
mit Milch siehts mau aus → Milch
da ist noch ein winziger Rest Zahnpasta, wir brauchen neue → Zahnpasta
schon seit letzter Woche ist die Watte aus → Watte
am besten sofort Seife kaufen → Seife
ich geh gleich los und kaufe Milch → Milch
ich kann nicht weg, wer kauft Milch für mich? → Milch
sorry, hab die Seife leer gemacht, bitte neue aufschreiben → Seife
Ich geb's zu, die Zahnpasta hab ich aufgebraucht → Zahnpasta
irgendwie verschwindet unsere Watte ständig, bitte wieder kaufen → Watte
todavía tenemos que comprar harina → harina
seguimos sin pasta de dientes → pasta de dientes
pon lejía en la compra → lejía
estamos a cero de harina → harina
sin miel no puedo hacer la cena, tráela → miel
vienen los abuelos y no tenemos harina, compra → harina
quien va por mantequilla? → mantequilla
¿quién baja a por miel? → miel
andá a comprar harina, dale → harina
agrega mantequilla a las compras → mantequilla
anoten harina que ya no hay → harina
incluye mantequilla en el pedido → mantequilla
encarga lejía por internet → lejía
suma harina al pedido de esta semana → harina
otra vez sin harina, qué desastre → harina
llevamos una semana sin pasta de dientes → pasta de dientes
llevo días pidiendo mantequilla y nadie la compra → mantequilla
nadie ha comprado miel todavía → miel
todavia no compramos leche → leche
cuidado con la harina, que se está acabando → harina
con la leche que hay no llegamos a mañana → leche
la harina no nos llega hasta el domingo → harina
no hay suficiente lejía → lejía
no tenemos bastante leche para tantos → leche
andamos cortos de harina → harina
estamos sin mantequilla desde ayer → mantequilla
te has quedado sin leche, cómprate más → leche
el abuelo se quedó sin harina → harina
acabo de usar la harina que quedaba → harina
ni rastro de miel en la despensa → miel
haceme la gauchada de traer pasta de dientes → pasta de dientes
agarrá pasta de dientes en el almacén de la esquina → pasta de dientes
reponer harina → harina
que papá compre leche cuando vuelva → leche
que alguno vaya ya por pasta de dientes → pasta de dientes
a ver si alguien compra mantequilla de una vez → mantequilla
no vuelvas sin harina → harina
no regreses a casa sin la pasta de dientes → pasta de dientes
no vengas sin mantequilla o me enfado → mantequilla
¿por qué nadie repone la miel? no queda → miel
¿no había más leche? hay que comprar → leche
me vendría bien harina, ¿la traes? → harina
voy a necesitar leche el jueves → leche
luego tengo que bajar por mantequilla → mantequilla
imprescindible la mantequilla, no queda → mantequilla
está de oferta la miel, compra → miel
aprovechad la oferta de lejía, que nos hace falta → lejía
la leche no está en casa, cómprala → leche
plus une trace de moutarde dans le placard → moutarde
je viens de finir la moutarde → moutarde
papi réclame de la farine depuis lundi → farine
il reste à peine de la crème pour demain → crème
sans levure je ne peux pas cuisiner ce soir, achetez-en → levure
le petit a vidé la moutarde ce matin, à racheter → moutarde
ça t'embête de prendre de la moutarde au passage ? → moutarde
ça te dérange pas de racheter de la lessive ? → lessive
alerte farine, on n'a plus rien → farine
zut, la moutarde est périmée, il faut la remplacer → moutarde
c'est à toi d'acheter la moutarde cette semaine → moutarde
rappelle à mamie de prendre la farine → farine
racheter la farine habituelle → farine
toujours pas de levure dans le frigo, qui y va ? → levure
j'ouvre le frigo et plus de crème → crème
je crois qu'on a oublié la levure hier, prends-en → levure
j'ai complètement zappé la moutarde, tu peux y aller ? → moutarde
tu voudras bien me trouver de la crème ? → crème
s'il y a de la farine au marché, prenez-en → farine
mes parents arrivent demain et on n'a pas de crème → crème
j'ai donné notre dernière moutarde à la voisine, à racheter → moutarde
question moutarde, il n'y a plus rien → moutarde
la lessive diminue drôlement, faudra en reprendre → lessive
y a trop peu de farine, prends-en davantage → farine
j'ai tout utilisé, la crème est à racheter → crème
c'était la dernière farine, faut réapprovisionner → farine
il serait temps de racheter de la moutarde → moutarde
j'irai acheter de la levure demain → levure
je passerai prendre la moutarde lundi, garde-la sur la liste → moutarde
remets la confiture sur la liste, y en avait plus en rayon → confiture
ça fait une semaine qu'on est sans moutarde → moutarde
combien de fois faut-il demander de la crème ? → crème
qui a fini la levure sans prévenir ? faut en racheter → levure
y a quelqu'un pour aller chercher de la moutarde ? → moutarde
vous pensez à la levure ? on n'en a plus → levure
je te fais un virement si tu prends la lessive → lessive
un grand besoin de moutarde ici → moutarde
on galère sans levure, faut en prendre → levure
pense a la farine en faisant les courses bisous → farine
sors acheter de la crème vite → crème
descends vite acheter de la confiture → confiture
commande de la crème avec le reste → crème
refais le plein de crème → crème
de préférence de la levure en promo, mais prends-en → levure
où est passée la lessive ? y en a plus, rachète → lessive
sans crème, le repas de Noël est fichu, vas-y vite → crème
j'attends toujours que quelqu'un rachète de la crème → crème
j'ai promis à Lucas de lui acheter de la farine → farine
ne rentre pas sans levure ! → levure
hors de question de revenir des courses sans farine → farine
je compte sur toi pour acheter la moutarde → moutarde
cheese from france → cheese from france
agua con gas en botella de cristal → agua con gas en botella de cristal
shampoing pour cheveux secs → shampoing pour cheveux secs
un paquete de Frutikrokis, ni idea de qué es → 1 paquete Frutikrokis
für Zimmer 12 ein Nachtlicht → 1 Nachtlicht (für Zimmer 12)
leche y mis caramelos Pictolin → leche | caramelos Pictolin
cn u get brocolli, corgettes n a red cabage thx → brocolli | corgettes | 1 red cabage
Carla: eggs pls⏎Greg: How many?⏎Carla: 2 dozen eggs⏎Greg: 👌 → 2 dozen eggs
(5:31 PM) Wife: What's your ETA⏎(5:33 PM) Me: 20 min⏎(5:34 PM) Wife: please grab a rotisserie chicken, a head of romaine, caesar dressing. kids are starving⏎(5:34 PM) Me: roger → 1 rotisserie chicken | 1 head romaine | caesar dressing
gazpacho, al final no, mejor salmorejo → salmorejo
we have everything for the tacos except tomatillos and queso fresco, please get them → tomatillos | queso fresco
Annika: Wir brauchen noch Äpfel, Joghurt, Reis und Zahnpasta⏎Henrik: Äpfel und Reis hab ich schon gekauft → Joghurt | Zahnpasta
3/9/24, 2:15 AM - Denise: grab coffee creamer and hamburger buns⏎3/9/24, 6:48 AM - Rob: Do we need ketchup?⏎3/9/24, 6:50 AM - Denise: No, we still have some. Heading home at 7:30 → coffee creamer | hamburger buns
oat mi → oat mi
milk, oat mi, bread → milk | oat mi | bread
oat mi and bread → oat mi | bread
coffee to go → coffee to go
`;
