/** The two kinds of an identity, as the address names them. */
export type Kind = 'basic' | 'advanced'

export const kindOf = (named: string | undefined): Kind => (named === 'advanced' ? 'advanced' : 'basic')
