/** Words by which a person is spoken to: each line has those for one person, in small letters without accents. */
export const SPOKEN_TO = `
mum mums mummy mother mothers mam mom mama ma stepmum
nan nana nanna nanny nain gran granny grandma grandmother nonna mamgu
dad dads daddy father fathers papa stepdad
grandad granddad grandpa grandfather gramps grampa grampy gramp pops taid tadcu
uncle
auntie aunty aunt
`;

/** What products call people, with words that only say who somebody is, such as “boss”. */
export const CALLED = `${SPOKEN_TO}
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
