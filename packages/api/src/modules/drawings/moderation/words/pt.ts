import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, pornograf*, mulher nua, mulheres nuas, mulher pelada, homem nu, homens nus, menina nua, menino nu, crianças nuas, foder, fodendo, estupr*, incesto, pedofil*, masturba*, pênis, vagina, puta, putas, buceta',
  hate: 'nazista, nazistas, nazi, nazis, nazismo, hitler, suástica*, limpeza étnica, supremacia branca, morte aos *',
  violence:
    'decapita*, esquarteja*, torturar, cena de tortura, massacre*, genocídio*, atentado suicida, matar pessoas, matar gente, matar crianças, suicídio, ataque terrorista',
  drugs: 'cocaína, metanfetamina, maconha, cannabis, haxixe, fumar baseado, injetar heroína, drogas',
};
