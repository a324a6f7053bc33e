/** Where one lives and whom to call; no React, no words. */
import { contactRelations } from '@shared/contract/codes'
import { isHomeAddress } from '@shared/contract/person'
import { normalisePhone } from '@shared/format/phone'
import type { FormModel } from 'shell/form'
import * as v from 'valibot'
import { nameFaults } from '../../parts/name-faults.ts'

const country = v.object({
  english_name: v.string(),
  chinese_name: v.string(),
  country_code: v.string(),
  phone_code: v.string(),
})
export const advanced = v.object({
  address: v.string(),
  country,
  phone: v.string(),
  contactSurname: v.string(),
  contactFirstName: v.string(),
  contactRelation: v.optional(v.picklist(Object.values(contactRelations))),
  contactCountry: country,
  contactPhone: v.string(),
  contactAddress: v.string(),
  declared: v.boolean(),
})
export type Advanced = v.InferOutput<typeof advanced>
type Country = Advanced['country']

export type Field = Exclude<keyof Advanced, 'country' | 'contactCountry'>
export type Fault = 'missing' | 'name' | 'address' | 'phone' | 'own-phone' | 'not-declared'

const addressFault = (typed: string): Fault | null =>
  typed.trim() ? (isHomeAddress(typed) ? null : 'address') : 'missing'

const numberOf = ({ phone_code: code }: Country, typed: string): string | null =>
  normalisePhone(code, typed)?.e164 ?? null
const phoneFault = (from: Country, typed: string): Fault | null =>
  typed.trim() ? (numberOf(from, typed) ? null : 'phone') : 'missing'

/** The number within its country, as the calls take it. */
const nationalOf = ({ phone_code: code }: Country, typed: string): string => normalisePhone(code, typed)?.phone ?? typed

/** What is sent of a form without faults, but for the relation. */
export const advancedTerms = ({ country, contactCountry, contactRelation: _, ...details }: Advanced) => ({
  ...details,
  phoneCode: country.phone_code,
  phone: nationalOf(country, details.phone),
  contactPhoneCode: contactCountry.phone_code,
  contactPhone: nationalOf(contactCountry, details.contactPhone),
})

/** Nobody is their own contact; the number one logs in by the exchange knows, and says so. */
function contactFault({ country, phone, contactCountry, contactPhone }: Advanced): Fault | null {
  const fault = phoneFault(contactCountry, contactPhone)
  if (fault) return fault
  return numberOf(contactCountry, contactPhone) === numberOf(country, phone) ? 'own-phone' : null
}

function faults(form: Advanced): Partial<Record<Field, Fault>> {
  const names = nameFaults({ surname: form.contactSurname, firstName: form.contactFirstName })
  const found: Record<Field, Fault | null> = {
    address: addressFault(form.address),
    phone: phoneFault(form.country, form.phone),
    contactSurname: names.surname,
    contactFirstName: names.firstName,
    contactRelation: form.contactRelation === undefined ? 'missing' : null,
    contactPhone: contactFault(form),
    contactAddress: addressFault(form.contactAddress),
    declared: form.declared ? null : 'not-declared',
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null))
}

/** @param from whose numbers they are until another country is picked @param address what the profile tells already */
export const advancedModel = (from: Country, address: string): FormModel<Advanced, null, Field, Fault> => ({
  blank: {
    address,
    country: from,
    phone: '',
    contactSurname: '',
    contactFirstName: '',
    contactRelation: undefined,
    contactCountry: from,
    contactPhone: '',
    contactAddress: '',
    declared: false,
  },
  faults,
})
