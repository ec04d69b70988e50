import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, nøgen kvinde, nøgne kvinder, nøgen mand, nøgne mænd, nøgen pige, nøgne børn, nøgenbillede*, blowjob, knepper, kneppe, voldtægt*, voldtag*, incest, børneporno*, pædofil*, onani*, penis, luder, ludere',
  hate: 'nazi, nazist*, nazisme, hitler, hagekors, neger, perkersvin*, etnisk udrensning, hvid overmagt',
  violence:
    'halshug*, tortur, torturscene, massakre*, folkedrab*, selvmordsbombe*, dræb mennesker, dræbe mennesker, dræbe børn, skoleskyderi, selvmord, terrorangreb',
  drugs: 'kokain, metamfetamin, ryge hash, marihuana, cannabis, narko, narkotika',
};
