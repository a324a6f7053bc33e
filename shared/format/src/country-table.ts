/**
 * Every country and territory with a phone code of its own or of its neighbours, by English name: ISO code, E.164 country
 * code (ITU-T E.164; checked against libphonenumber's metadata), English and Simplified Chinese name (Unicode CLDR).
 */
export const COUNTRY_TABLE = `AF|93|Afghanistan|阿富汗
AX|358|Åland Islands|奥兰群岛
AL|355|Albania|阿尔巴尼亚
DZ|213|Algeria|阿尔及利亚
AS|1|American Samoa|美属萨摩亚
AD|376|Andorra|安道尔
AO|244|Angola|安哥拉
AI|1|Anguilla|安圭拉
AG|1|Antigua & Barbuda|安提瓜和巴布达
AR|54|Argentina|阿根廷
AM|374|Armenia|亚美尼亚
AW|297|Aruba|阿鲁巴
AC|247|Ascension Island|阿森松岛
AU|61|Australia|澳大利亚
AT|43|Austria|奥地利
AZ|994|Azerbaijan|阿塞拜疆
BS|1|Bahamas|巴哈马
BH|973|Bahrain|巴林
BD|880|Bangladesh|孟加拉国
BB|1|Barbados|巴巴多斯
BY|375|Belarus|白俄罗斯
BE|32|Belgium|比利时
BZ|501|Belize|伯利兹
BJ|229|Benin|贝宁
BM|1|Bermuda|百慕大
BT|975|Bhutan|不丹
BO|591|Bolivia|玻利维亚
BA|387|Bosnia & Herzegovina|波斯尼亚和黑塞哥维那
BW|267|Botswana|博茨瓦纳
BR|55|Brazil|巴西
IO|246|British Indian Ocean Territory|英属印度洋领地
VG|1|British Virgin Islands|英属维尔京群岛
BN|673|Brunei|文莱
BG|359|Bulgaria|保加利亚
BF|226|Burkina Faso|布基纳法索
BI|257|Burundi|布隆迪
KH|855|Cambodia|柬埔寨
CM|237|Cameroon|喀麦隆
CA|1|Canada|加拿大
CV|238|Cape Verde|佛得角
BQ|599|Caribbean Netherlands|荷属加勒比区
KY|1|Cayman Islands|开曼群岛
CF|236|Central African Republic|中非共和国
TD|235|Chad|乍得
CL|56|Chile|智利
CN|86|China|中国
CX|61|Christmas Island|圣诞岛
CC|61|Cocos (Keeling) Islands|科科斯（基林）群岛
CO|57|Colombia|哥伦比亚
KM|269|Comoros|科摩罗
CG|242|Congo - Brazzaville|刚果（布）
CD|243|Congo - Kinshasa|刚果（金）
CK|682|Cook Islands|库克群岛
CR|506|Costa Rica|哥斯达黎加
CI|225|Côte d’Ivoire|科特迪瓦
HR|385|Croatia|克罗地亚
CU|53|Cuba|古巴
CW|599|Curaçao|库拉索
CY|357|Cyprus|塞浦路斯
CZ|420|Czechia|捷克
DK|45|Denmark|丹麦
DJ|253|Djibouti|吉布提
DM|1|Dominica|多米尼克
DO|1|Dominican Republic|多米尼加共和国
EC|593|Ecuador|厄瓜多尔
EG|20|Egypt|埃及
SV|503|El Salvador|萨尔瓦多
GQ|240|Equatorial Guinea|赤道几内亚
ER|291|Eritrea|厄立特里亚
EE|372|Estonia|爱沙尼亚
SZ|268|Eswatini|斯威士兰
ET|251|Ethiopia|埃塞俄比亚
FK|500|Falkland Islands|福克兰群岛
FO|298|Faroe Islands|法罗群岛
FJ|679|Fiji|斐济
FI|358|Finland|芬兰
FR|33|France|法国
GF|594|French Guiana|法属圭亚那
PF|689|French Polynesia|法属波利尼西亚
GA|241|Gabon|加蓬
GM|220|Gambia|冈比亚
GE|995|Georgia|格鲁吉亚
DE|49|Germany|德国
GH|233|Ghana|加纳
GI|350|Gibraltar|直布罗陀
GR|30|Greece|希腊
GL|299|Greenland|格陵兰
GD|1|Grenada|格林纳达
GP|590|Guadeloupe|瓜德罗普
GU|1|Guam|关岛
GT|502|Guatemala|危地马拉
GG|44|Guernsey|根西岛
GN|224|Guinea|几内亚
GW|245|Guinea-Bissau|几内亚比绍
GY|592|Guyana|圭亚那
HT|509|Haiti|海地
HN|504|Honduras|洪都拉斯
HK|852|Hong Kong|香港
HU|36|Hungary|匈牙利
IS|354|Iceland|冰岛
IN|91|India|印度
ID|62|Indonesia|印度尼西亚
IR|98|Iran|伊朗
IQ|964|Iraq|伊拉克
IE|353|Ireland|爱尔兰
IM|44|Isle of Man|马恩岛
IL|972|Israel|以色列
IT|39|Italy|意大利
JM|1|Jamaica|牙买加
JP|81|Japan|日本
JE|44|Jersey|泽西岛
JO|962|Jordan|约旦
KZ|7|Kazakhstan|哈萨克斯坦
KE|254|Kenya|肯尼亚
KI|686|Kiribati|基里巴斯
XK|383|Kosovo|科索沃
KW|965|Kuwait|科威特
KG|996|Kyrgyzstan|吉尔吉斯斯坦
LA|856|Laos|老挝
LV|371|Latvia|拉脱维亚
LB|961|Lebanon|黎巴嫩
LS|266|Lesotho|莱索托
LR|231|Liberia|利比里亚
LY|218|Libya|利比亚
LI|423|Liechtenstein|列支敦士登
LT|370|Lithuania|立陶宛
LU|352|Luxembourg|卢森堡
MO|853|Macao|澳门
MG|261|Madagascar|马达加斯加
MW|265|Malawi|马拉维
MY|60|Malaysia|马来西亚
MV|960|Maldives|马尔代夫
ML|223|Mali|马里
MT|356|Malta|马耳他
MH|692|Marshall Islands|马绍尔群岛
MQ|596|Martinique|马提尼克
MR|222|Mauritania|毛里塔尼亚
MU|230|Mauritius|毛里求斯
YT|262|Mayotte|马约特
MX|52|Mexico|墨西哥
FM|691|Micronesia|密克罗尼西亚
MD|373|Moldova|摩尔多瓦
MC|377|Monaco|摩纳哥
MN|976|Mongolia|蒙古
ME|382|Montenegro|黑山
MS|1|Montserrat|蒙特塞拉特
MA|212|Morocco|摩洛哥
MZ|258|Mozambique|莫桑比克
MM|95|Myanmar (Burma)|缅甸
NA|264|Namibia|纳米比亚
NR|674|Nauru|瑙鲁
NP|977|Nepal|尼泊尔
NL|31|Netherlands|荷兰
NC|687|New Caledonia|新喀里多尼亚
NZ|64|New Zealand|新西兰
NI|505|Nicaragua|尼加拉瓜
NE|227|Niger|尼日尔
NG|234|Nigeria|尼日利亚
NU|683|Niue|纽埃
NF|672|Norfolk Island|诺福克岛
KP|850|North Korea|朝鲜
MK|389|North Macedonia|北马其顿
MP|1|Northern Mariana Islands|北马里亚纳群岛
NO|47|Norway|挪威
OM|968|Oman|阿曼
PK|92|Pakistan|巴基斯坦
PW|680|Palau|帕劳
PS|970|Palestinian Territories|巴勒斯坦领土
PA|507|Panama|巴拿马
PG|675|Papua New Guinea|巴布亚新几内亚
PY|595|Paraguay|巴拉圭
PE|51|Peru|秘鲁
PH|63|Philippines|菲律宾
PN|64|Pitcairn Islands|皮特凯恩群岛
PL|48|Poland|波兰
PT|351|Portugal|葡萄牙
PR|1|Puerto Rico|波多黎各
QA|974|Qatar|卡塔尔
RE|262|Réunion|留尼汪
RO|40|Romania|罗马尼亚
RU|7|Russia|俄罗斯
RW|250|Rwanda|卢旺达
WS|685|Samoa|萨摩亚
SM|378|San Marino|圣马力诺
ST|239|São Tomé & Príncipe|圣多美和普林西比
SA|966|Saudi Arabia|沙特阿拉伯
SN|221|Senegal|塞内加尔
RS|381|Serbia|塞尔维亚
SC|248|Seychelles|塞舌尔
SL|232|Sierra Leone|塞拉利昂
SG|65|Singapore|新加坡
SX|1|Sint Maarten|荷属圣马丁
SK|421|Slovakia|斯洛伐克
SI|386|Slovenia|斯洛文尼亚
SB|677|Solomon Islands|所罗门群岛
SO|252|Somalia|索马里
ZA|27|South Africa|南非
KR|82|South Korea|韩国
SS|211|South Sudan|南苏丹
ES|34|Spain|西班牙
LK|94|Sri Lanka|斯里兰卡
BL|590|St. Barthélemy|圣巴泰勒米
SH|290|St. Helena|圣赫勒拿
KN|1|St. Kitts & Nevis|圣基茨和尼维斯
LC|1|St. Lucia|圣卢西亚
MF|590|St. Martin|法属圣马丁
PM|508|St. Pierre & Miquelon|圣皮埃尔和密克隆群岛
VC|1|St. Vincent & Grenadines|圣文森特和格林纳丁斯
SD|249|Sudan|苏丹
SR|597|Suriname|苏里南
SJ|47|Svalbard & Jan Mayen|斯瓦尔巴和扬马延
SE|46|Sweden|瑞典
CH|41|Switzerland|瑞士
SY|963|Syria|叙利亚
TW|886|Taiwan|台湾
TJ|992|Tajikistan|塔吉克斯坦
TZ|255|Tanzania|坦桑尼亚
TH|66|Thailand|泰国
TL|670|Timor-Leste|东帝汶
TG|228|Togo|多哥
TK|690|Tokelau|托克劳
TO|676|Tonga|汤加
TT|1|Trinidad & Tobago|特立尼达和多巴哥
TA|290|Tristan da Cunha|特里斯坦-达库尼亚群岛
TN|216|Tunisia|突尼斯
TR|90|Türkiye|土耳其
TM|993|Turkmenistan|土库曼斯坦
TC|1|Turks & Caicos Islands|特克斯和凯科斯群岛
TV|688|Tuvalu|图瓦卢
VI|1|U.S. Virgin Islands|美属维尔京群岛
UG|256|Uganda|乌干达
UA|380|Ukraine|乌克兰
AE|971|United Arab Emirates|阿拉伯联合酋长国
GB|44|United Kingdom|英国
US|1|United States|美国
UY|598|Uruguay|乌拉圭
UZ|998|Uzbekistan|乌兹别克斯坦
VU|678|Vanuatu|瓦努阿图
VA|39|Vatican City|梵蒂冈
VE|58|Venezuela|委内瑞拉
VN|84|Vietnam|越南
WF|681|Wallis & Futuna|瓦利斯和富图纳
EH|212|Western Sahara|西撒哈拉
YE|967|Yemen|也门
ZM|260|Zambia|赞比亚
ZW|263|Zimbabwe|津巴布韦`
