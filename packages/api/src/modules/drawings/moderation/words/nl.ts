import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, naakte vrouw*, naakte man, naakte mannen, naakt meisje, naakte kinderen, naaktfoto*, pijpbeurt, neuken, verkracht*, incest, kinderporno*, pedofiel*, masturb*, penis, vagina, hoer, hoeren, kut likken',
  hate: 'nazi, nazis, neonazi*, hitler, hakenkruis*, neger, kankerjood, rassenoorlog, etnische zuivering',
  violence:
    'onthoofd*, in stukken gehakt, marteling*, bloedbad, volkerenmoord, genocide, zelfmoordaanslag*, mensen doden, kinderen doden, schietpartij op school, zelfmoord, terreuraanslag*',
  drugs: 'cocaïne, heroïne spuiten, crystal meth, wiet roken, marihuana, cannabis, hasj, xtc pillen, drugs gebruiken',
};
