/** What is handed in to prove who one is, in words. */
import { useLingui } from '@lingui/react/macro'
import { contactRelations, documentTypes } from '@shared/contract/codes'
import type { DocumentType, PhotoField } from '@shared/contract/identity'

export function useDocumentNames(): Record<DocumentType, string> {
  const { t } = useLingui()
  return {
    [documentTypes.idCard]: t`ID card`,
    [documentTypes.licence]: t`Driving licence`,
    [documentTypes.passport]: t`Passport`,
  }
}

export function usePhotoNames(): Record<PhotoField, string> {
  const { t } = useLingui()
  return {
    frontImage: t`Front side`,
    backImage: t`Back side`,
    passportImage: t`Passport photo page`,
    holdImage: t`Photo of you holding your ID`,
  }
}

export function useRelationNames(): Record<(typeof contactRelations)[keyof typeof contactRelations], string> {
  const { t } = useLingui()
  return {
    [contactRelations.parent]: t`Parent`,
    [contactRelations.spouse]: t`Spouse`,
    [contactRelations.sibling]: t`Sibling`,
    [contactRelations.friend]: t`Friend`,
    [contactRelations.other]: t`Other`,
  }
}

/** By the names that the calls have for them. */
export function useFieldNames(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    ...usePhotoNames(),
    documentType: t({ message: 'Document', context: 'identity' }),
    country: t`Country or region`,
    surname: t`Surname`,
    firstName: t`First name`,
    birthday: t`Date of birth`,
    documentNumber: t`Document number`,
    address: t`Home address`,
    phone: t`Mobile number`,
    contactSurname: t`Emergency contact's surname`,
    contactFirstName: t`Emergency contact's first name`,
    contactRelation: t`Relationship`,
    contactPhone: t`Emergency contact's mobile number`,
    contactAddress: t`Emergency contact's address`,
  }
}
