/** What products call people: each line has the words for one person, in small letters without accents. */
export const CALLED = `
mum mums mummy mother mothers mam mom mama ma stepmum
nan nana nanna nanny nain gran granny grandma grandmother nonna mamgu
dad dads daddy father fathers papa stepdad
grandad granddad grandpa grandfather gramps grampa grampy gramp pops taid tadcu
uncle
auntie aunty aunt
sister
brother
wife wifey
husband hubby
girlfriend
boyfriend
friend bestie bff
teacher
boss
`;
