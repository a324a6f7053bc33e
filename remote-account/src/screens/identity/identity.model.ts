/** The form of an identity document and its steps; no React, no words. */
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { documentTypes, identityStates } from '@shared/contract/codes'
import { type DocumentType, type PhotoField, photoFields, photosOf } from '@shared/contract/identity'
import { birthdayFault } from '@shared/contract/person'
import { documentNumberOf } from '@shared/format/typed'
import type { FormModel } from 'shell/form'
import type { Failure } from 'shell/transport'
import { blankDetails, type Details } from '../../parts/identity-draft.ts'
import { nameFaults } from '../../parts/name-faults.ts'

export type Field = Exclude<keyof Details, 'handedIn'>
export type Fault = 'missing' | 'name' | 'no-day' | 'under-age' | 'number'
type Faults = Partial<Record<Field, Fault>>

/** `today`: the day in UTC+8. */
export type IdentityContext = { today: string }

const numberFault = (number: string): Fault | null => {
  if (!number.trim()) return 'missing'
  return documentNumberOf(number) ? null : 'number'
}

function faults(form: Details, { today }: IdentityContext): Faults {
  const found: Partial<Record<Field, Fault | null>> = {
    country: form.country ? null : 'missing',
    ...nameFaults(form),
    birthday: form.birthday ? birthdayFault(form.birthday, today) : 'missing',
    documentNumber: numberFault(form.documentNumber),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null))
}

const fieldNames: readonly string[] = Object.keys(blankDetails)
const isField = (name: string): name is Field => fieldNames.includes(name)

/** Which field of the details a refusal is about; one of a photo stands at its tile. */
export const fieldOf = ({ field = '' }: Pick<Failure, 'field'>): Field | undefined =>
  isField(field) ? field : undefined

export const photoOf = ({ field }: Pick<Failure, 'field'>): PhotoField | undefined =>
  photoFields.find(name => name === field)

/** @param known values from the profile, filled in already */
export const detailsModel = (known: Partial<Details>): FormModel<Details, IdentityContext, Field, Fault> => ({
  blank: { ...blankDetails, ...known },
  faults,
  fieldOf,
})

export type Step = 'details' | 'photos' | 'review'
export const steps: readonly Step[] = ['details', 'photos', 'review']

/** `begun`: something is typed or handed in already, so the introduction is skipped. */
type Done = { begun: boolean; details: boolean; photos: boolean }

/** The step that the address names, as far as what comes before it is done; without a name the introduction. */
export function stepOf(named: string | undefined, done: Done): 'intro' | Step {
  if (named === undefined && !done.begun) return 'intro'
  const step = steps.find(name => name === named) ?? 'details'
  if (step === 'details' || !done.details) return 'details'
  return step === 'review' && !done.photos ? 'photos' : step
}

const typed = ['surname', 'firstName', 'birthday', 'documentNumber'] as const

/** Whether the person typed something that the profile does not know. */
export const isBegun = (form: Details, known: Partial<Details>): boolean =>
  typed.some(field => form[field] !== (known[field] ?? ''))

/** The missing photo that comes after `taken`, else the first missing one. */
export function nextPhoto(
  needed: readonly PhotoField[],
  missing: readonly PhotoField[],
  taken?: PhotoField,
): PhotoField | undefined {
  const from = taken === undefined ? 0 : needed.indexOf(taken) + 1
  return [...needed.slice(from), ...needed.slice(0, from)].find(field => field !== taken && missing.includes(field))
}

/** The country that a phone's first language with a region names, e.g. "th-TH"; '' where none does. */
export function countryOfPhone(languages: readonly string[]): string {
  const regions = languages.map(language => /-([A-Z]{2})(?:-|$)/.exec(language)?.[1])
  return regions.find(region => region !== undefined) ?? ''
}

export const typeOf = (named: string | undefined): DocumentType | undefined =>
  Object.values(documentTypes).find(type => String(type) === named)

/** Photos of the previous application: accepted and rejected ones. */
export type Earlier = { kept: readonly PhotoField[]; rejected: Readonly<Partial<Record<PhotoField, string>>> }

const nothing: Earlier = { kept: [], rejected: {} }

export const documentOf = ({ documentType, country }: Pick<Details, 'documentType' | 'country'>): string =>
  `${documentType} ${country}`

/** A passport has other photos than a card: one that is named tells which of them it was. */
const fits = (type: DocumentType, named: readonly string[]): boolean =>
  named.every(field => !photoFields.some(photo => photo === field) || photosOf(type).some(photo => photo === field))

/**
 * Of one that was rejected the photos that are not named are kept, if it is the same document. Which it was this tab knows,
 * if it was handed in from it; else it is taken to be the same, and the exchange says where it is not.
 */
export function earlierOf(before: IdentityOutcome | null, details: Details): Earlier {
  if (before?.state !== identityStates.rejected) return nothing
  if (details.handedIn && details.handedIn !== documentOf(details)) return nothing
  const named = new Map((before.rejectFields ?? []).map(({ field, reason }) => [field, reason]))
  const type = details.documentType
  if (!fits(type, [...named.keys()])) return nothing
  const rejected = photosOf(type).flatMap(field => (named.has(field) ? [[field, named.get(field) ?? '']] : []))
  return { kept: photosOf(type).filter(field => !named.has(field)), rejected: Object.fromEntries(rejected) }
}
