/** First names that people in Britain bear, without accents. A search for one is for presents that can carry it. */
const NAMES = `
aaliyah aaron abbie abby abdul abigail ada adam adele adrian agnes ahmed aidan aimee aisha aisling alan alana alasdair albert albie alec
alex alexander alexandra alfie alfred ali alice alicia alina alisha alison alistair allan alma alun alys amanda amara amber amelia amelie
amina amir amira amrit amy ana andrea andrei andrew aneesa aneirin angela angharad angus anika anil anisa anita ann anna annabelle anne
annie anthony antonia anwen anya aoife april archie ariana arjun arlo arthur arwen ash asha ashley asif astrid athena aurora ava avery
awen ayaan ayesha ayla barbara barnaby barry bartosz beatrice beatrix becca becky belinda bella ben benedict benjamin bernadette bernard
beth bethan bethany betty beverley bilal blake bobby bonnie brandon brenda brian bridget bronwen bryn caitlin caleb callum cameron
camilla cara carly carmen carol caroline carolyn carys caspar catherine catrin cecilia celia celine ceri ceridwen cerys charles charlie
charlotte chelsea cheryl chloe chris christian christina christine christopher ciara ciaran claire clara clare clive cody cohen colin
connie connor conor cora cormac courtney craig cynthia cyril daisy damian damon dan daniel daniela danielle danny daphne darcey darcy
darren dave david dawid deborah declan delilah della demi denise dennis derek dewi dexter diana diane dilys dominic donald donna
doreen doris dorothy dougal douglas duncan dylan ebony eddie edith edmund edward edwin efa eileen eilidh eira eirlys elaine eleanor elena
eli elias elijah elin eliot elis elisa elise eliza elizabeth ella elle ellen ellie elliot elliott ellis eloise elsa elsie emilia emily
emlyn emma emmanuel emrys enid enzo eric erica erin esme esmee esther ethan etta eva evan evangeline evelyn evie ewan ezra faisal farah
fatima felicity felix fergus ffion fiona finlay finley finn flora florence francesca francis frank frankie fraser fred freddie frederick
freya gabriel gabriella gareth gary gavin gemma genevieve geoff geoffrey george georgia georgie georgina gerald geraint gerard gethin
gillian gina giles gladys glenda glyn gordon grace graeme graham grainne greg gregory greta guy gwen gwendolyn gwenllian gwilym gwyneth
habib hadley hafsa hallie hamish hamza hana hannah harley harper harriet harris harrison harry haroon harvey hassan hattie hayden hayley
hazel heather hector heidi helen helena henrietta henry hetty heulwen hilary hollie huw hugh hugo hunter hussain huxley iain ian ibrahim
ieuan ifan imogen imran ines ingrid iona ioan iolo irene iris isaac isabel isabella isabelle isaiah isha isla isaac ishaan ismail ivan
ivor jacek jack jackie jackson jacob jacqueline jade jago jaime jake jakub james jamie jan jane janet janice jared jasmin jasmine jason
jasper jaxon jay jayden jayne jean jeff jeffrey jemima jemma jen jennifer jenny jeremy jesse jessica jessie jill jim jimmy joan joanna
joanne jodie joe joel johanna john johnny jonah jonas jonathan jordan josef joseph josephine josh joshua joss joyce juan juliet judith jude
judy julia julian julie june juno kai kaitlyn kamila kara karen karim karl karolina kasia kat kate katherine kathleen kathryn kathy katie
katy kay kayla kayleigh keira keith kelly ken kenneth kenny kerry kevin khadija kian kieran kim kimberley kiran kirsten kirsty kit kristina
kyle kyra lachlan laila lara laura lauren laurence layla leah leanne lee leila lena lenny leo leon leona leonard leonie leslie levi lewis
lexi liam lilian lilly lillian linda lindsay lindsey linus lisa liz lizzie llewellyn lloyd llinos logan lois lola lorenzo loretta lorna
lorraine lottie lou louie louis louisa louise lowri luca lucas lucia lucinda lucy luke lulu luna luther lydia lyla lyn lynn lynne
mabel maddison madeleine madison maeve magda maggie magnus mairead mair mairi malachi malcolm malik mandy marcel marcia marcus margaret
margot maria mariam marie marina marion marjorie marlon marlowe marnie martha martin martina martyn mary maryam mason mateusz mathilda
matilda matt matteo matthew maureen maurice mavis max maximilian maxine maya megan mehmet meg melanie melissa mercy meredith mia
michael michal michelle miguel mikey mila miles millicent millie milo mina miranda miriam mohammad mohammed moira molly mona monica
montgomery morag morgan morwenna moses muhammad murray mustafa mya myfanwy myles myra nadia naomi natalia natalie natasha nathan nathaniel
neil nerys nesta neve niall niamh nicholas nick nicola nicole nigel nikita nikki nina noah noel noor nora noreen norma norman norah nuala
odette ola olaf olga oisin oliver olivia ollie olwen omar oona orla orlando orson osian oscar otis otto owain owen pamela paolo parker
patricia patrick paul paula pauline peggy penelope percy peter petra phil philip philippa phillip phoebe phyllis pierre pippa piotr polly
poppy posie prakash preston priya quentin rachael rachel radley rafferty rahul ralph ramona randolph raphael raquel rashid raul ravi
raymond rebecca reece reena reggie reginald rehan reuben rex rhian rhiannon rhodri rhona rhys ria ricardo richard rick ricky rio rita
river rob robert roberta roberto roddy roderick rodney roger rohan roisin roland roman romeo romy ron ronald ronan ronnie rory rosa
rosalie rosalind rosalyn rosamund rosanna rosemary rosie rowan roxanne roy ruairi ruaridh ruby rudy rufus rupert russell ruth ryan rylee
sabrina sadie saffron saira salma salman sally sam samantha samara samir samuel sandra sanjay sara sarah saoirse sasha saskia saul savannah
scarlett scott sean sebastian selina serena seren seth shane shania shannon sharon shaun shauna sheena sheila shelley shirley shona
shreya sian sidney siena sienna sigrid silas simon simone sinead siobhan sioned sofia sonia sonny sophia sophie spencer stacey stan stanislaw
stanley stefan stella stephanie stephen steve steven stewart stuart sue sunita susan susanna susannah susie suzanne sybil sylvia tabitha
tahlia talia tallulah talulah tamara tamsin tania tanya tara tariq tasha ted teddy tegan teresa terence terry tess tessa thea thelma
theo theodora theodore theresa thomas tia tiffany tilda tilly tim timothy tina tobias toby tom tomasz tommy toni tony tracey tracy trevor
tricia tristan trixie tudor tyler tyrone uma una ursula usman valerie vanessa vera verity vernon veronica vicky victor victoria vihaan
vikram vince vincent viola violet vivian vivien vivienne wanda warren wayne wendy wesley wilbur wilf wilfred wilhelmina william willow
wilma winifred winnie winston wojciech xander xavier yasmin yasmine yolanda yousef ysabel yuki yusuf yvette yvonne zac zach zachary zahra
zain zainab zak zara zeb zelda zena zeynep zofia zoe zosia zuzanna`;

export const FIRST_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));
