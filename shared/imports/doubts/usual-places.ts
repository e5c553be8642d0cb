import { foldLoose } from '#shared/text/fold.ts';
import { isParticle, isSuffix } from '../names.ts';
import { isGivenNameForSure } from './given-names.ts';
import { isLastNameForSure } from './last-names.ts';

/** More first names, and how people are called for short. Some are last names too, which a whole list evens out. */
const GIVEN = new Set(
  // English
  (
    'abby al albert alex alexandra alfred allen allison alvin amelia andy angie annie april arthur ashley audrey ava bea ben ' +
    'bernice bert beverly blake bo bonnie brad bradley braden brooke bruce bryce cameron carl carla caroline carrie casey charlene ' +
    'charles charlotte chase chelsea chloe chris clara claire clarence clark clayton clyde cody colby colleen connie connor corey ' +
    'courtney craig crystal curtis cy dale dallas darlene darrell darren dawn dean debbie dee dennis devin di dillon dina don donald ' +
    'doug douglas duane dustin dylan earl eddie edith edna elton elvis eleanor eli elijah ella ellie elise elsie erica erik erin ernest esteban ' +
    'ethel eugene evan eve faith felix flo florence frances francis frank fred frederick gail gavin gene george georgia gerald gil ' +
    'gina ginger glen glenn gordon grace grant gwen hal hank harold harry harvey hazel heidi henry herbert holly howard hunter ian ida ' +
    'irma isaiah ivan ivy jack jackson jacqueline jake james jamie jan jay jean jed jen jenna jenny jesse jesus jill jo joan joann ' +
    'joanna jocelyn jody jon jordan josephine josie joy joyce juanita june kate katie kathy katrina kay keith kelly kelsey kent kerry ' +
    'kim kip kirk kristen kristin kristina krista kurt kyle lance landon lawrence lee lena leo leon leonard leroy leslie lewis liam ' +
    'lillian lily liz logan lois lonnie loretta lorraine lou louis lucille luke luther lydia lynn mabel mack madison maggie ' +
    'malcolm mandy marcus margie marian marilyn marion marjorie marla marsha martin marvin mason matilda maureen max maxine ' +
    'melanie melinda melvin mia mildred milton mindy miranda miriam misty mitchell mo molly morgan nan naomi nate ned neil nell ' +
    'nina noah nora norma norman olive oliver opal otto owen oz pam parker pat patsy patty paul paula pauline pearl peggy penny ' +
    'perry pete peter phil phyllis polly quinn ralph ramona randall randy ray raymond regina rex rhonda rick ricky rita rod rodney ' +
    'roland rosalie rose rosemary roy ruby russ russell ruth ryan sadie sally savannah scott sean shane shannon shaun shawn sheila ' +
    'shelby shelly sherry sid sidney sonia spencer stacy stan stanley stella stewart stuart sylvia tanner tanya tara taylor ted ' +
    'terri terry thelma theodore thomas tiffany tim toby todd tom tonya travis trent trey troy ty tyler val valerie vanessa vera ' +
    'vernon vi vicki vicky victor victoria vince vincent violet virginia vivian wade walter wanda warren wayne wendy wes wesley ' +
    'whitney wilma winston wyatt xander yolanda zane zoe ' +
    // Spanish, Portuguese, Italian
    'alba alberto alfredo alfonso alvaro amparo andres angel angelica antonia antonella armando aurora benito berta blanca bruno ' +
    'catalina cesar chiara consuelo cristian cristina dario david diego dolores domingo eduardo elisa emilia emilio ' +
    'ernesto esperanza eugenia fabio federico felipe fernando fidel flavio francesca francesco francisca francisco gerardo ' +
    'giovanni giulia giuseppe graciela guadalupe heitor hugo ignacio ines isabela ivonne jaime joaquim joaquin josefa josefina ' +
    'jesica leonardo lorena lorenzo lourdes luana lucas luca luciana luiz lupe luz magdalena manuel marcela marcelo marcia marco ' +
    'marcos margarita mario marisol marta mateo matheus mauricio maximo mercedes milagros nadia natalia nelson nestor noelia ' +
    'nuria olga orlando pablo paloma pascual paulina pilar rafaela ramon raquel rebeca renata rene rocio rodrigo ' +
    'rogelio ruben salvador santiago saul silvio simon susana tatiana thiago tomas ursula vicente ' +
    'viviana ximena ' +
    // German, French, Dutch, and Nordic
    'andreas anja anke anna annette antje arne astrid axel bernd bernhard birgit bjorn britta christa christian dieter dirk elke ' +
    'erika ernst eva florian franz frida frieda friedrich fritz gabriele georg gerd gerhard gisela grit gudrun gunter hans heike ' +
    'heinrich heinz helga helmut henrik holger horst inga inge ingrid jakob jens jorg jochen johan johann johannes jonas ' +
    'jurgen jutta karin karl katja katrin klaus kirsten lars lotte ludwig lukas manfred manuela marcel marie markus ' +
    'marlene martina matthias monika nadine nils olaf ole petra rainer ralf reinhard renate rolf rudolf sabine ' +
    'sandra sebastian silke simone sven stefan stefanie susanne tanja thorsten torsten udo ulrich ulrike uta ute ' +
    'uwe werner wilhelm wolfgang yvonne adele agnes alain amelie antoine aurelie bernard brigitte camille cecile celine ' +
    'chantal claude corinne damien delphine didier dominique emile emilie etienne fabrice francois francoise ' +
    'frederic genevieve georges gerard gilles guillaume henri herve isabelle jacques jerome joel laurent ' +
    'luc lucie madeleine marc mathieu michel mireille monique nathalie nicolas noemie odile olivier pascal patrice philippe ' +
    'pierre remi romain sabrina solange sophie stephane sylvie therese thierry veronique xavier yann yves anneke ' +
    'bart bram daan femke geert hendrik joost kees maarten marieke pieter sanne sjoerd thijs wim anders annika birgitte bente ' +
    'elin emil freja gunnar hanne helle ingeborg jesper kari karsten kjell knut lasse leif linnea magnus mette mikael mikkel niels ' +
    'oskar per pernille rasmus signe sigrid soren stig tove ulla ' +
    // Tongan and Samoan
    'folau ilaisaane ilaisa isileli latai lesieli losa losaline losana lose malia manase mele melenaite mosese ofa onita ' +
    'paea penisimani pita saia salome salote samisoni seini sela semi semisi sepi siaosi sinai siosaia siosiua sione sitiveni ' +
    'soane sosaia taniela tevita tomasi uiliami uinise viliami vika alofa faafetai filipo fetu ieremia ioana ioane iosefa ' +
    'iosua isaia lagi lagimaina leilani luka mareko mataio mose oliva paulo penina petelo samuelu sefo semu sia sina siaki simi sose ' +
    'talia tanielu tavita tiana vaelua ' +
    // Vietnamese, Korean, and Chinese
    'anh bao dat duc hoa huong huy huyen khanh khoa lan linh long mai minh ngoc nhung oanh phuc phuong quan quynh son thanh thao ' +
    'thu thuy tien trang trinh tuan tuyen uyen vy yen donghyun doyun eunji haeun hana hyejin hyun jihoon jihye jimin jinho jisoo jiwon ' +
    'jiwoo jiyeon jiho junho minho minji minjun sangwoo seojun seoyeon soojin sooyeon subin sungmin yejin yuna yujin fang hui jie jing ' +
    'jun kahei kaming lei ling mei meiling ming qiang tao wei weiming xiaoming xin xiu yan ying ' +
    // Filipino
    'analyn arnel cherry danilo imelda jasmin jomar jonel jovelyn junjun leonora maricel maricris marilou marites marivic marlon melchor ' +
    'noel noemi nonito reynaldo rhea rizalina rodel rolando romel rommel rosalinda rowena rosario teresita wilfredo'
  ).split(' '),
);

/** More last names. */
const LAST = new Set(
  (
    'allred anderson andersen ashby bailey bell bennett bishop boyd brooks brown bryant burns butler carlson campbell carter cannon ' +
    'christiansen clark coleman collins cook cooper cox crawford cruz davis dixon ellis fisher ford foster fox gibson graham gray ' +
    'green hamilton henderson hicks hunt jenkins jensen kelley kennedy king kimball lewis lund madsen mason mcdonald murphy murray ' +
    'nelson owens palmer parker patterson poulsen powell pratt price reed reyes reynolds rice robinson romney ross russell shaw simmons ' +
    'simpson snow stevens stewart sullivan taylor tanner tucker turner walker wallace ward washington watson wells west woods young ' +
    'acosta aguilar alonso alves araujo barbosa benitez blanco cabrera calderon campos cardoso carvalho castro contreras cordero cortes ' +
    'costa delgado dominguez duarte espinoza ferreira figueroa fuentes gomes guerrero guzman herrera iglesias juarez lima machado ' +
    'maldonado marquez medina mendes mendez molina mora moreira moreno moura munoz navarro nunes nunez oliveira ortega paredes pena ' +
    'pereira pinto ramos ribeiro rios rocha rojas romero rosales salazar salinas santana santos serrano silva soares sosa sousa soto ' +
    'souza suarez teixeira valdez vargas vasquez vazquez vega velasquez vieira zamora ' +
    'bauer becker braun fischer hoffmann keller klein koch konig kruger lange maier meier meyer muller neumann richter schafer schmidt ' +
    'schneider schroder schulz schwarz wagner weber wolf zimmermann bernard dubois dupont durand fontaine fournier girard lambert laurent ' +
    'lefebvre leroy martin mercier michel moreau morel petit rousseau bianchi colombo esposito ferrari greco ricci rossi russo ' +
    'bakker dejong jansen visser vries andersson berg eriksson hansson holm jorgensen johansen johansson karlsson kristensen ' +
    'nilsson olesen pedersen persson rasmussen svensson ' +
    // Tongan and Samoan
    'fakatava falatau feinga fifita finau fonua hafoka havea havili hopoate kata katoa kaufusi kinikini langi latu lauti lavulavu leha ' +
    'lolohea mahe makasini mataele moala naeata niu ofahengaue otuhouma pahulu palu pauni piutau pouono pulu pututau sikahema tafuna ' +
    'taufa taufahema taukeiaho taumoepeau tonga toutai tuiaki tuipulotu tukuafu tupola tupou uhi unga vainuku vaitai vaka vakalahi vea ' +
    'vimahi wolfgramm aiono faleafa faumuina fonoti fuimaono laulu lealaitafea leaupepe leavai lefiti leiataua leota malietoa matagi ' +
    'mataia mauga pauga polu pouesi salanoa sapolu seiuli seumalo tamasese tauiliili toleafoa tuala tufuga tuiasosopo tuilagi tuimavave ' +
    'tuitama vaeao vaifale ' +
    // Vietnamese, Korean, and Chinese
    'bui dang dinh doan duong hoang huynh le luong ngo nguyen pham phan tran truong vo vu ahn bae cha cho choi chung han hong hwang jang ' +
    'jeon jeong jung kang kim kwon lee lim moon nam noh oh park roh ryu seo shin son song yang yoo yoon chan chang chen cheng cheung chow ' +
    'fong hsu huang lai lam lau leung li liang liao lin liu luo tang tsai tsang wang wong wu xie xu yeung yip zhang zhao zheng zhou zhu ' +
    // Filipino
    'abad aguinaldo alcantara aquino bautista bonifacio castillo concepcion corpuz dagohoy delacruz delosreyes delosantos dimaculangan ' +
    'domingo evangelista ilagan lacson macapagal magbanua magsaysay manalo mangubat mercado ocampo pangilinan panganiban pascual salonga ' +
    'santiago tolentino villanueva'
  ).split(' '),
);

/** Which of the two a word usually is: 1 a first name, -1 a last name, 0 either or unknown. An initial is no last name. */
function usual(word: string): number {
  const isGiven = isGivenNameForSure(word) || GIVEN.has(word) || /^\p{L}$/u.test(word);
  return Number(isGiven) - Number(isLastNameForSure(word) || LAST.has(word));
}

/** So many names whose order nothing tells are hardly an accident. */
const LEAST_NAMES = 3;
/** Of so many names, one may be expected to tell that the first name comes first. */
const ONE_OF = 10;

/**
 * True where a list of whole names gives too few reasons to believe that first names come first: that we don't know the names
 * of a people is no reason.
 */
export function isOrderUnknown(names: readonly string[]): boolean {
  const told = [...new Set(names)].flatMap((name) => {
    const words = name.split(' ').filter((word) => !isSuffix(word));
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const isPlain =
      words.length > 1 && !words.some(isParticle) && /^[\p{Script=Latin}\p{M}'’ʻ.-]+$/u.test(first + last);
    return isPlain ? Math.sign(usual(foldLoose(first)) - usual(foldLoose(last))) : [];
  });
  const count = (sign: number) => told.filter((one) => one === sign).length;
  const [straight, turned] = [count(1), count(-1)];
  return told.length >= LEAST_NAMES && (straight * ONE_OF < told.length || straight < 2 * turned);
}
