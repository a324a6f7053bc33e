/** Webpack loader of an icon: its name, and the keys of shapes that never change places, are for nobody. */
const names = /^ {2}name: ".*",$|, key: "\w+"|^ +key: "\w+",?$/gm

// biome-ignore lint/style/noDefaultExport: webpack asks a loader for its default export
export default (source: string): string => source.replaceAll(names, '')
