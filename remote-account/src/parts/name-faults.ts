/** What is wrong with the two names of a person; some people have a single name. */
import { isPersonName } from '@shared/contract/person'

export type NameFault = 'missing' | 'name'
type Names = { surname: string; firstName: string }

const faultOf = (name: string): NameFault | null => (name.trim() && !isPersonName(name) ? 'name' : null)

/** Either name may be empty. Where both are, the first name is missing. */
export const nameFaults = ({ surname, firstName }: Names): Record<keyof Names, NameFault | null> => ({
  surname: faultOf(surname),
  firstName: surname.trim() || firstName.trim() ? faultOf(firstName) : 'missing',
})
