/**
 * How many digits the mobile numbers of a country code have, without the code: "9,11:31" says nine or eleven under +31.
 * From libphonenumber's metadata; they tell how typed digits are meant, and refuse none.
 */
const TABLE = `5:247 290 500 682
6:298 299 672 681 687
7:238 239 246 248 269 291 297 501 592 597 673 674 676 678 679 680 691 692 960
8:45 47 53 65 216 222 223 226 227 228 230 232 235 236 253 257 266 267 268 350 356 357 370 371 373 374 378 382 383 386 389 502 503 504 505 506 509 591 598 670 675 686 689 852 853 965 968 973 974 975 976 993
9:32 33 34 36 40 41 46 48 51 56 61 66 84 93 94 211 212 213 218 221 224 233 237 240 242 244 245 249 250 251 254 255 256 258 260 261 262 263 264 265 351 352 353 355 375 380 420 421 590 593 594 595 596 886 962 963 966 967 970 971 972 992 994 995 996 998
10:1 7 20 30 44 52 57 58 63 81 90 91 92 98 225 229 234 850 880 964 977
11:86
5,6,7,8,9:27
9,11:31
9,10:39 60 82 856
7,8,9,10,11,12,13:43
10,11:49 54 55
9,10,11,12:62
8,9,10:64 381
7,8,9,10:95
7,9:220 231 243 354 423
7,8:241 372 507 599 961
7,8,9:252
6,7,8,9,10:358
8,9:359 377 385 387 855
6,9:376 508
5,7:677
4,7:683
7,10:685
6,7:688
4,5,6,7:690`

export const MOBILE_LENGTHS: ReadonlyMap<string, readonly number[]> = new Map(
  TABLE.split('\n').flatMap(row => {
    const [lengths = '', codes = ''] = row.split(':')
    return codes.split(' ').map(code => [code, lengths.split(',').map(Number)] as const)
  }),
)

/** Whether mobile numbers of the country have so many digits. */
export const isMobileLength = (phoneCode: string, phone: string): boolean =>
  MOBILE_LENGTHS.get(phoneCode)?.includes(phone.length) ?? false
