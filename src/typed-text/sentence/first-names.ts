import { fold } from "../../contract/items/pieces.ts";

/** Frequent first names, and what a household calls its members, without accents. */
const names = new Set(
  (
    "adam alex alice amy andrew anna anne annie ben beth bob charlie charlotte chris claire dan daniel dave david ella ellie emily emma eva " +
    "george grace hannah harry helen henry holly jack jake james jane jason jen jenny jess jessica jim joe john josh julia kate katie kevin " +
    "laura leo lily lisa lucy luke maria mark mary matt max megan mia michael mike molly nick noah oliver olivia paul peter rachel rob robert " +
    "ruth ryan sally sam sarah sophie steve sue tim tom will zoe " +
    "anja andrea anke annika antje bernd birgit birte claudia dirk elke felix finn frank franzi greta hanna hannes heike ines ingrid jana jan " +
    "jens jonas jorg julian jurgen karin karl katja katrin klaus lars lea lena linda lukas manfred marie markus martin martina mila miriam moritz nadine nina " +
    "ole oskar paula petra ralf sabine sandra sebastian silke simon sina stefan stefanie sven svenja tanja theo thomas tobias ulla ulrike ute uwe wolfgang " +
    "adrian alba alberto alejandro alicia alvaro ana andres angel antonio beatriz carla carlos carmen clara cristina diego elena enrique eva fernando " +
    "gonzalo hector hugo ignacio ines irene isabel ivan jaime javier javi jorge jose juan julio lola lorena lucas lucia luis manuel marcos marina mario marta " +
    "mateo mercedes miguel nacho natalia nico noelia nuria oscar pablo paco patricia pedro pepe pilar rafael raquel raul ricardo rocio rosa ruben sara sergio silvia sofia susana teresa victor yolanda " +
    "adele alexandre amelie antoine arthur aurelie axel bastien benoit bruno camille caroline cedric celine chloe clement damien delphine elise elodie emilie " +
    "etienne fabien florence francois gabriel guillaume henri ines isabelle jacques jean jeanne jerome jules julie julien karim laurent lea leon louis louise " +
    "lucie manon marc marion mathieu mathilde maxime melanie nathalie nicolas noemie olivier pascal philippe pierre quentin romain sandrine sebastien sophie stephane sylvie thibault valerie vincent yann " +
    "mum mom mummy dad daddy papa mama mami papi mutti vati oma opa granny grandma grandpa nana maman mamie papy papi abuela abuelo tia tio cari carino amor schatz love babe honey"
  ).split(" "),
);

/** Whether a word is a frequent first name: "Anna", "Jörg". */
export function isFirstName(word: string): boolean {
  return names.has(fold(word));
}
