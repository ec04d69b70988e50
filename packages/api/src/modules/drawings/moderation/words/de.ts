import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, pornograf*, nacktbild*, nacktfoto*, nackte frau*, nackter mann, nackte kinder, nacktes kind, nacktes mädchen, geschlechtsverkehr, blowjob, ficken, fickt, gefickt, fotze*, muschi lecken, vergewaltig*, inzest, kinderporn*, hure, schlampe*, masturb*, penis, vulva',
  hate: 'nazi, nazis, neonazi*, hitler*, hakenkreuz*, sieg heil, heil hitler, neger, kanake*, untermensch*, judensau, ausländer raus, rassenkrieg',
  violence:
    'enthaupt*, köpf einen menschen, zerstückel*, folterszene*, foltern, massaker*, völkermord*, amoklauf*, selbstmordattent*, menschen töten, kinder töten, menschen erschießen, selbstmord*, terroranschlag*',
  drugs: 'kokain, heroin spritzen, crystal meth, marihuana, haschisch, cannabis, kiffen, drogen nehmen, drogendealer*',
};
