/** The two kinds of an identity, as the address names them. */
export type Kind = 'basic' | 'advanced'

export const kindOf = (asked: string | undefined): Kind => (asked === 'advanced' ? 'advanced' : 'basic')
