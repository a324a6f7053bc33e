/** A catalog as the build's loader makes it a module. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?zh-hant' {
  export const messages: import('@lingui/core').Messages
}
