/** Usual first names in English, in and around Utah too. Some are last names as well. */
export const ENGLISH_GIVEN =
  'abby al albert alex alexandra alfred allen allison alvin amelia andy angie annie april arthur ashley audrey ava bea ben ' +
  'bernice bert beverly blake bo bonnie brad bradley braden brooke bruce bryce cameron carl carla caroline carrie casey charlene ' +
  'charles charlotte chase chelsea chloe chris clara claire clarence clark clayton chance clyde cody colby colleen connie connor ' +
  'corey courtney craig crystal curtis cy dale dallas darin darlene darrell darren dawn dean deb debbie dee dennis devin dick di dillon dina ' +
  'don donald doug douglas duane dustin dylan earl eddie edith edna elton elvis eleanor eli elijah ella ellie elise elsie erica ' +
  'erik erin ernest esteban ethel eugene evan eve faith felix flo florence frances francis frank fred frederick gail gavin gene ' +
  'george georgia gerald gil gina ginger glen glenn gordon grace grant gwen hal hank harold harry harvey hazel heidi henry ' +
  'herbert holly howard hunter ian ida iris irma isaiah ivan ivy jack jackson jacqueline jake james jamie jan jay jean jed jen jenna ' +
  'jenny jesse jesus jill jo joan joann joanna jocelyn jody jon jordan josephine josie joy joyce juanita june kai kate katie ' +
  'kathy katrina kay keith kelly kelsey kent kerry kim kip kirk kristen kristin kristina krista kurt kyle lance landon lawrence ' +
  'lee lena leo leon leonard leroy leslie lewis liam lillian lily liz logan lois lonnie loretta lorraine lou louis lucille luke ' +
  'luther lydia lynn mabel mack madison maggie malcolm mandy marcus margie marian marilyn marion marjorie marla marsha martin ' +
  'marvin mason matilda maureen max maxine melanie melinda melvin mia mildred milton mindy miranda miriam misty mitchell mo ' +
  'molly morgan nan naomi nate ned neil nell nina noah nora norma norman olive oliver opal otto owen oz ozzy pam parker pat ' +
  'patsy patty paul paula pauline pearl peggy penny perry pete peter phil phyllis polly quinn ralph ramona randall randy ray ' +
  'raymond regina rex rhonda rick ricky rita rod rodney roland rosalie rose rosemary roy ruby russ russell ruth ryan sadie sally ' +
  'savannah scott sean shane shannon shaun shawn sheila shelby shelly sherry sid sidney sonia spencer stacy stan stanley stella ' +
  'stewart stuart sylvia tanner tanya tara taylor ted terri terry thelma theodore thomas tiffany tim toby todd tom tonya travis ' +
  'trent trey troy ty tyler val vic valerie vanessa vera vernon vi vicki vicky victor victoria vince vincent violet virginia vivian ' +
  'wade walter wanda warren wayne wendy wes wesley whitney wilma winston wyatt xander yolanda zane zoe adrian aimee alan alec ' +
  'alisha alison allan alyssa andre anita antony ariana ariel ashlee ashleigh aubrey austin autumn bailey barry bernadette ' +
  'bethany billy bobby brady brandi brandy brayden breanna brendan brett brianna bridget briana brittany brittney brody bryson ' +
  'caden callum calvin candace candice carly carole carson cassandra cassidy cathy charlie chloe christie christopher christy ' +
  'clifford clinton clive cole colin collin conor cory dakota dallin dalton damian damon dana danny darryl daryl deanna denis ' +
  'derrick desiree destiny devon dexter diego dominic drew duncan dwayne easton edgar edwin eileen elaina elliot ember emilee ' +
  'felicia gabe gabriel gabrielle garrett geoffrey georgina gillian glenda graham gwendolyn hailey haley harrison hayden hayley ' +
  'hilary hope hudson hugh hyrum jackie jade jaden jasmine jaxon jayden jeanette jeanne jeffery jeremiah jill jillian jimmy ' +
  'joanne jodi johnathan johnny jonathon joni josh julian kaitlyn kara karina karla kaylee kathi katelyn kelli kendra kiara ' +
  'kristi kristine kristy krystal lacey lamar lana landen latoya laurel laurie leah leanne levi liliana lindsay lindsey lucinda ' +
  'lynda lyle mackenzie madeline mallory mariah marissa mathew maurice mckay mckenzie meagan meghan melody meredith merrill ' +
  'micah michele mikayla mindi mohamed mohammed mona natasha nathaniel nelda nichole nicola nigel noelle owen paige perla philip ' +
  'preston priscilla rachael randi raven reagan rebekah reed reginald renee reuben rhett riley roberta robin robyn roxanne ross ' +
  'ryker sabrina savanna sawyer selena shana shari sharla shauna shawna shayla shelley sheri sherri sheryl sierra skyler sonja ' +
  'sonya stacey sterling summer suzanne sydney tabitha tamara tami tammie tate terrence tessa thane tomas tommy toni traci ' +
  'tracey tricia tristan trina tyrone verl verna vickie wilford willa winifred willis willie yvette zack zach ladawn lavar nedra ' +
  'nola rae ralene rulon thayne twila velda velma';

/** Last names of those who speak English. */
export const ENGLISH_LAST =
  'allred anderson andersen ashby bailey bell bennett bishop boyd brooks brown bryant burns butler carlson campbell carter ' +
  'cannon christiansen clark coleman collins cook cooper cox crawford cruz davis dixon ellis fisher ford foster fox gibson ' +
  'graham gray green hamilton henderson hicks hunt jenkins jensen kelley kennedy king kimball lewis lund madsen mason mcdonald ' +
  'murphy murray nelson owens palmer parker patterson poulsen powell pratt price reed reyes reynolds rice robinson romney ross ' +
  'russell shaw simmons simpson snow stevens stewart sullivan taylor tanner tucker turner walker wallace ward washington watson ' +
  'wells west woods young abbott adkins alexander allen andrews armstrong arnold atkinson atkin baird ball barber barker barlow ' +
  'barnes barnett barney barrett bates beck benson berry bingham bishop black blair boone booth bowman bradford bradley bradshaw ' +
  'brewer brooks bullock burgess burke burton bush byrd caldwell carpenter carr carroll carver chambers chandler chapman ' +
  'christian church clarke clawson clayton cole conner conrad covey craig crane cross cummings cunningham curtis dalton daniels ' +
  'davidson davies dawson dean dennis dixon doyle drake duncan dunn durrant egan elliott england erickson farnsworth ' +
  'farrell fielding fleming fletcher flynn fowler frandsen frank franklin freeman frost fuller gardner garrett garner gibbs ' +
  'gilbert glenn goodman gordon graves greene greer gregory griffin griffith grant grover gunn hale hammond hancock hansen hardy ' +
  'harmon harper harrison hart harvey hatch hawkins hayes heath henry hess higgins hodges hoffman holland holmes holt hopkins ' +
  'horton howard howe howell hudson hunter hurst hyde ingram jacobs jackson james jarvis jeppson jordan kay kelly kelsey kent ' +
  'kirk knight lamb lambert lane larkin lawrence lawson layton leavitt lindsay lloyd long love lowe lynch lyon lyons maxwell may ' +
  'mann marsh marshall matthews maughan mccarthy mckay miles mills mitchell montgomery morgan morris morrison morton moss moyle ' +
  'mullen nash neal newman newton nichols norris oconnor oliver olsen openshaw osborne owen pace packer page parks parry paul ' +
  'payne pearce pearson peck perkins perry peters pierce poole pope porter potter pugh quinn ramsey randall ray read redd reeves ' +
  'reese reid rich richards ricks riley rose roth rowe rowley ryan saunders savage schwartz scott sharp shepherd sheppard ' +
  'shumway simon sims skinner smart sorenson spencer stanley steele stephens stephenson stone stout strong stratton summers ' +
  'sutton swan sweet tate terry thatcher thomas thorpe todd udall vance vaughn wade wadsworth wagstaff walters walton warner ' +
  'warren watkins watts weaver webb weber webster welch wells wheeler whiting wilcox wilde wilkins wilkinson willard willis ' +
  'wilson winters wolfe woodruff woodward yates york bitner cluff eyring hafen hinckley huish jeppsen lunt murdock orton quist ' +
  'skousen snell stoker tolman whetten';
