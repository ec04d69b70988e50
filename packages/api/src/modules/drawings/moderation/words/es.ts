import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, pornograf*, mujer desnuda, mujeres desnudas, hombre desnudo, hombres desnudos, chica desnuda, niña desnuda, niño desnudo, niños desnudos, mamada, follar, follando, violación, violador*, incesto, pedofil*, pederast*, masturba*, pene, vagina, puta, putas, zorra desnuda',
  hate: 'nazi, nazis, nazismo, hitler, esvástica*, negrata*, sudaca*, limpieza étnica, supremacía blanca, muerte a los *',
  violence:
    'decapita*, descuartiza*, torturar, escena de tortura, masacre*, genocidio*, atentado suicida, matar gente, matar personas, matar niños, tiroteo escolar, suicidio, atentado terrorista',
  drugs: 'cocaína, metanfetamina*, marihuana, cannabis, hachís, fumar porros, inyectar heroína, drogas',
};
