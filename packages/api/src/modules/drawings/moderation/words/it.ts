import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, pornograf*, donna nuda, donne nude, uomo nudo, uomini nudi, ragazza nuda, bambina nuda, bambino nudo, bambini nudi, pompino, scopare una, stupr*, incesto, pedofil*, masturba*, pene eretto, vagina, puttana, puttane, troia nuda',
  hate: 'nazista, nazisti, nazismo, hitler, svastica, svastiche, negro di merda, sporco ebreo, pulizia etnica, supremazia bianca',
  violence:
    'decapita*, smembra*, torturare, scena di tortura, massacro, massacri, genocidio, attentato suicida, uccidere persone, uccidere bambini, suicidio, attentato terroristico',
  drugs: 'cocaina, metanfetamina, marijuana, cannabis, hashish, fumare canne, iniettare eroina, droghe',
};
