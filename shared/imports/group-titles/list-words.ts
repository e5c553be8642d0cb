import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isTalkWord } from './talk-words.ts';
import { isOfListElsewhere } from './words-elsewhere.ts';

/** What a list of members, or of the callings that people have, is called; anything else may say that it is another list. */
const WORDS = new Set(
  (
    'ward branch district unit member members membership directory list lists listing roster rosters record records report reports ' +
    'calling callings organization organizations organizational leader leaders leadership officer officers current full complete whole master ' +
    'official all everyone others people individual individuals name names contact contacts phone phones telephone cell mobile number numbers email ' +
    'emails mail address addresses home info information data details of the and for in our by with as at on from a an my is per church use only ' +
    'lcr mls confidential page version date dated day week month updated revised corrected since printed generated created exported prepared ' +
    'birthday birthdays birthdates birth age ages adult adults youth child children men women boys girls brother brothers sister sisters brethren ' +
    'family families household households single singles couple couples young married elder elders high priest priests priesthood relief society ' +
    'primary sunday school aaronic melchizedek quorum quorums deacon deacons teacher teachers nursery bishopric presidency presidencies council ' +
    'auxiliary auxiliaries clerk clerks secretary secretaries organist organists music chorister choir ministering companionship companionships ' +
    'missionary missionaries group groups zone zones area areas route team section neighborhood class classes north south east west side ' +
    'street alphabetical order sorted spreadsheet sheet excel csv txt position positions assigned assignments active template available speakers speaker speaking talk talks prayers prayer sacrament meeting meetings roll schedule schedules rotation rotations valiant valiants ' +
    'sunbeam sunbeams ctr star stars disponible disponibles jesus christ latter saints lds rs eq yw ym ss hp map attendance statistics ' +
    'barrio rama estaca distrito ala ramo miembro miembros membro membros directorio diretorio lista listas listado relacion relacao registro ' +
    'llamamiento llamamientos chamado chamados organizacion organizaciones organizacao organizacoes lider lideres actual actuales atual atuais ' +
    'vigentes telefono telefonos telefone telefones correo correos contacto contactos contato contatos cumpleanos aniversario aniversarios ' +
    'hermano hermanos hermana hermanas irmao irmaos irma irmas joven jovenes jovem jovens nino ninos nina ninas crianca criancas adultos mujeres ' +
    'discursante discursantes discurso discursos orador oradores oracion oraciones oracao oracoes atualizada atualizado atualizadas atualizados actualizada actualizado actualizadas actualizados corregida corrigida aggiornata aggiornato revisada desde ' +
    'cuorum cuorumes hombres varones mulheres homens mocas rapazes sociedad sociedade socorro primaria escuela escola dominical sacerdocio maestros diaconos ' +
    'leitung prasidentschaft presidence mitglied mitglieder mitgliederliste gemeinde zweig pfahl verzeichnis telefonliste adressliste namensliste familien hilfsvereinigung ' +
    'aktuelle aktueller der die das und mit von nach im am fur zum zur nummer nummern adressen membre membres paroisse branche pieu annuaire repertoire noms numeros ' +
    'seminary institute fhe aux auxs presidents counselors advisors advisers seminario instituto ' +
    'liste et des du les secours familles gemeindeverzeichnis final cont continued tree workers worker ' +
    'presbiteros elderes obispado bispado presidencia consejo conselho secretarios nombre nombres nome nomes familias hogares de del la el los ' +
    'whatsapp chat fyi today heres here segue seguem dei membri rione elenco nomi numeri indirizzi hoy hoje ' +
    'las da do das dos em en y e con com por para santos ultimos dias iglesia igreja jesucristo jesus cristo'
  ).split(' '),
);
export const isOfList = (word: string): boolean =>
  WORDS.has(word) || WORDS.has(word.replace(/s$/, '')) || isTalkWord(word) || isOfListElsewhere(word);
/** A word of such titles that is in no name: not 'Young', 'Elder', or 'Church'. */
export const isListWord = (word: string): boolean =>
  word.length > 3 && isOfList(word) && !isUsualGiven(word) && !isUsualLast(word);
