import { isGivenNameForSure } from './given-names.ts';
import { ENGLISH_GIVEN, ENGLISH_LAST } from '../name-parts/english-words.ts';
import { isLastNameForSure } from './last-names.ts';

/** More first names, and how people are called for short. Some are last names too, which a whole list evens out. */
const GIVEN = new Set(
  (
    `${ENGLISH_GIVEN} ` +
    // Spanish, Portuguese, Italian
    'alba alberto alfredo carolina vinicius alfonso alvaro amparo andres angel angelica antonia antonella armando aurora benito berta blanca bruno ' +
    'catalina cesar chiara consuelo cristian cristina dario david diego dolores domingo eduardo elisa emilia emilio ' +
    'ernesto esperanza eugenia fabio federico felipe fernando fidel flavio francesca francesco francisca francisco gerardo ' +
    'giovanni giulia giuseppe graciela guadalupe heitor hugo ignacio ines isabela ivonne jaime joaquim joaquin josefa josefina ' +
    'jesica leonardo lorena lorenzo lourdes luana lucas luca luciana luiz lupe luz magdalena manuel marcela marcelo marcia marco ' +
    'marcos margarita mario marisol marta mateo matheus mauricio maximo mercedes milagros nadia natalia nelson nestor noelia ' +
    'nuria olga orlando pablo paloma pascual paulina pilar rafaela ramon raquel rebeca renata rene rocio rodrigo ' +
    'rogelio ruben salvador santiago saul silvio simon susana tatiana thiago tomas ursula vicente ' +
    'viviana ximena beto bruna caio celia davi edson filipe helena isadora joana larissa leandro nuno priscila rosangela rui tania thais vasco ' +
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
    // Ghanaian and Nigerian, and the English ones that are usual there
    'aba abena abiola abraham ada adaeze adaobi ade adebayo adebola adeola adesola adetola adjoa adunni adwoa afia afua aisha ajoa akosua akua akwasi ' +
    'aliyu ama amaka amarachi aminu amma araba ato ayo ayodele ayomide bisi blessing bolanle boluwatife bola bukola bunmi charity chiamaka chibuike ' +
    'chibuzo chidi chidinma chidiebere chijioke chika chima chimamanda chinedu chinonso chinwe chinyere chioma chisom chizoba chuka chukwudi ' +
    'chukwuemeka clement comfort cornelius damilola dayo dele ebele ebenezer ebere ebo efua ekene ekow ekua emeka emmanuel enyinnaya enoch ' +
    'ephraim esi eunice evans ezekiel femi fiifi folake folasade folu funke funmi funmilayo gbenga gideon gifty gladys godfrey godwin hauwa ibrahim ' +
    'idowu ife ifeanyi ifeoma ifunanya ijeoma ike ikechukwu ikenna innocent israel josiah joojo kayode kehinde kelechi kenneth kobina kofi kojo ' +
    'kolawole kunle kwabena kwadwo kwaku kwame kwamena kwasi kweku kwesi lanre mercy moses musa naana nana ndidi ngozi nkechi nkem nkiruka ' +
    'nneka nnamdi nii obi obiageli obinna obioma ogechi okechukwu olabisi oladele olamide olayinka olufemi olufunke olumide oluchi oluwaseun ' +
    'omolara onyeka onyinye osas osita patience peace peter philomena precious prince prosper rotimi sade samson segun seun simisola sola ' +
    'solomon sunday sule tayo temitope tobi tobenna tolu tope tunde uche ugochi ugochukwu umar usman wale yaa yakubu yaw yemi yetunde yinka ' +
    'yusuf zainab garba hadiza fatima maryam halima hafsat kabiru nasiru bashir murtala sadiq ' +
    // Turkish
    'ahmet mehmet ayse fatma mustafa emine hatice ali hasan huseyin zeynep elif murat omer kemal can deniz esra burak cem ebru emre ' +
    'gul hakan ismail kerem merve ozlem selin serkan sevgi tolga volkan yasemin ' +
    // East and southern African
    'achieng akinyi amani asha atieno baraka bongani busisiwe chipo fatuma faraja farai juma kamau kipchoge lerato lindiwe lwazi mandla ' +
    'moses mwangi naledi nandi neema nomsa nyasha ochieng otieno rudo rutendo sibusiso sipho tafadzwa tariro tatenda tendai thabo thandi ' +
    'themba thulani wambui wanjiku zanele zawadi ' +
    // Russian, Ukrainian, and their neighbors
    'aleksandr aleksei alexei alexey alena alina alla anastasia anatoly andrei andrey andrij anton antonina arkady artem artyom bogdan boris daria darya denis dmitri ' +
    'dmitriy dmitry ekaterina elizaveta evgeni evgeniya evgeny fyodor galina gennady georgy gleb grigory igor ilya inna irina iryna ivan kateryna ' +
    'kirill kristina ksenia larisa larysa leonid lidia lilia lyubov lyudmila ludmila maksim margarita marina maxim mikhail mykola nadezhda nadiya natalya natalia ' +
    'nikita nikolai nikolay oksana oleg oleh olena oleksandr oleksii olga pavel petro polina raisa roman ruslan ' +
    'serhii sergei sergey sergii sofiya stanislav stepan svetlana svitlana taisiya taras tatyana timofei timur vadim valentin valentyna valery ' +
    'vasily vasyl victor viktor viktoria vitaly vladimir vladislav volodymyr vyacheslav yana yaroslav yekaterina yelena yevgeny yulia yuri yuriy zoya ' +
    // Indian and Indonesian
    'abhishek agus amit ananya anil anjali arjun asha ashok bambang budi deepa deepak dewi divya eko gita harish indah indra joko kavita krishna lakshmi ' +
    'mahesh manoj meena neha nisha nur pooja pradeep prakash priya rahul raj rajesh rajiv ramesh ravi rekha rina rini ritu rizky rohit sanjay ' +
    'santosh sari shanti siti sita sri sunil sunita suresh usha vijay vikram wahyu wayan yudi ' +
    // Filipino
    'analyn arnel cherry danilo imelda jasmin jomar jonel jovelyn junjun leonora maricel maricris marilou marites marivic marlon melchor ' +
    'noel noemi nonito reynaldo rhea rizalina rodel rolando romel rommel rosalinda rowena rosario teresita wilfredo'
  ).split(' '),
);

/** More last names. */
const LAST = new Set(
  (
    `${ENGLISH_LAST} ` +
    'acosta aguilar almeida alonso alves araujo barbosa benitez blanco cabrera calderon campos cardoso carvalho castro contreras cordero cortes ' +
    'costa delgado dominguez duarte espinoza ferreira figueroa fuentes gomes guerrero guzman herrera iglesias juarez lima machado ' +
    'maldonado marquez medina mendes mendez molina mora moreira moreno moura munoz nascimento navarro nunes nunez oliveira ortega paredes pena ' +
    'pereira pinto ramos ribeiro rios rocha rojas romero rosales salazar salinas santana santos serrano silva soares sosa sousa soto ' +
    'souza suarez teixeira valdez vargas vasquez vazquez vega velasquez vieira zamora ' +
    'andrade azevedo barros batista borges dias cavalcanti coelho fonseca freitas guimaraes lopes macedo magalhaes medeiros mello melo ' +
    'monteiro moraes morais pires queiroz resende rezende rodrigues siqueira tavares ' +
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
    // West African
    'abara abdullahi abiodun abiola abubakar aliyu ibrahim umar yakubu sule sani kehinde tijani acheampong acquah adams addo adebayo adegoke adekunle adeleke adeniyi adeola adesina adeyemi adjei adu afolabi agbaje agyei ' +
    'agyeman agyemang aidoo ajayi akande akinola akoto akpan alabi amadi amankwah amoah amoako ampofo ampong ankrah ansah antwi anyanwu ' +
    'appiah arthur aryee asamoah asante asare asiedu atta awuah ayodele azikiwe baah baffoe baidoo balogun bamidele bassey bekoe bello boadu boakye ' +
    'boamah boateng bonsu botchway chukwu chukwuma dada danso darko darkwah dankwah dapaah darko diallo donkor duah edet effiong ekpo essien eze ezeh ' +
    'frimpong gyamfi gyasi ibe ibekwe idowu igwe iheanacho iwu kalu kamara koffi koomson konadu koroma kuffour kwarteng lawal madu mahama mbah ' +
    'mensah mohammed musa nkrumah njoku nnadi nwachukwu nwankwo nwosu nyarko obasi obeng obi obiora ocran odoom odunsi oduya ofori ogbonna ogunleye ' +
    'ojo ojukwu okafor okeke okereke okonkwo okoro okorie okoye okpara oladipo olaniyan olawale onuoha onwuka onyango opoku osei oshodi ' +
    'osuji otoo owusu oyelaran quaye quarshie quansah sackey sarpong sesay takyi tetteh toure traore twum udo uche ugwu umeh usman uzor yeboah yusuf ' +
    'danjuma danladi dauda gambo garba idris shehu suleiman tanko waziri ' +
    // Turkish
    'akin arslan aslan aydin bulut celik cetin demir dogan kara kaya kilic koc korkmaz kurt ozdemir ozturk polat sahin simsek tekin ' +
    'toprak yavuz yildirim yildiz yilmaz ' +
    // East and southern African
    'banda chanda chikwanha dlamini kariuki khumalo kimani kiprono maina mahlangu mbatha mkhize mokoena moyo mutasa mwale mwangi ' +
    'naidoo ncube ndlovu ngwenya njoroge nkosi ochieng odhiambo omondi onyango otieno phiri sibanda sithole tembo wafula zulu zungu ' +
    // Indian and Indonesian
    'agarwal ahmed ali bhatt chowdhury das gupta hidayat iyer jain joshi kapoor kaur khan kumar kurniawan kusuma malhotra mehta mishra mukherjee nair nugroho pandey patil ' +
    'pratama rao reddy santoso saputra setiawan shah sharma simanjuntak singh sinha siregar susanto verma wibowo wijaya yadav ' +
    // Filipino
    'abad aguinaldo alcantara aquino bautista bonifacio castillo concepcion corpuz dagohoy delacruz delosreyes delosantos dimaculangan ' +
    'domingo evangelista ilagan lacson macapagal magbanua magsaysay manalo mangubat mercado ocampo pangilinan panganiban pascual salonga ' +
    'santiago tolentino villanueva estrada salas'
  ).split(' '),
);

/** Ivanov, Petrova, Shevchenko, Dostoevsky: such endings have last names only. */
const SLAVIC = /^\p{L}{3,}(?:[oe]va?|enko|chuk|sk(?:y|i|iy|ii|aya))$/u;

/** Words in `foldLoose`'s letters that are often a first name, or a last name; some are both. */
export const isUsualGiven = (word: string): boolean => isGivenNameForSure(word) || GIVEN.has(word);
export const isUsualLast = (word: string): boolean => isLastNameForSure(word) || LAST.has(word) || SLAVIC.test(word);
