/** What the first picture of /login does without: the other forms of its page, and what its sheets hold. */
export { LanguageList } from '../../parts/language-list.tsx'
export { ByPasskey } from './by-passkey.tsx'
export { GuestSheet } from './guest-sheet.tsx'
export { NeedSheet } from './need-sheet.tsx'
export { RegisterForm } from './register-form.tsx'
export { ResetForm } from './reset-form.tsx'
