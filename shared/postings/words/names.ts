/** Tools and techniques, each with its other names. Tools of one family are different tools. */
export const toolNames = `
  postgresql | postgres | postgre sql
  pl/sql | plsql
  t-sql | tsql | transact sql
  mysql
  sql server | mssql | ms sql
  sql
  oracle
  mongodb | mongo
  java
  javascript | js | ecmascript
  typescript | ts
  node | node js | nodejs
  react | react js | reactjs
  vue | vue js | vuejs
  angular
  python
  kotlin
  rust
  php
  laravel
  c++ | cpp
  c# | c sharp
  ruby
  perl
  scala
  swift
  .net | dot net | asp net
  html
  css
  git | github | gitlab
  docker
  kubernetes | k8s
  terraform
  ansible
  linux | unix
  kafka | apache kafka
  spring boot
  aws | amazon web services
  azure | microsoft azure
  gcp | google cloud
  rest | restful | rest api
  soap
  graphql
  ms office | microsoft office | office paket | ms office paket | pack office | paquete office | office 365
  excel | ms excel | microsoft excel
  word | ms word | microsoft word
  powerpoint | ms powerpoint
  outlook
  access | ms access
  power bi | powerbi
  tableau
  matlab
  spss
  stata
  sap
  datev
  sage
  contpaqi
  quickbooks
  xero
  navision | business central | dynamics nav
  salesforce
  hubspot
  workday
  opera pms | opera
  turbomed
  autocad | auto cad
  revit
  solidworks
  catia
  archicad
  photoshop
  illustrator
  indesign
  after effects
  adobe creative suite | creative cloud | adobe creative cloud
  figma
  canva
  wordpress
  typo3
  shopify
  jira
  opc ua
  qt
  knx
  plc | sps | s7 | automate programmable
  cnc
  hplc
  icp-ms | icp ms
  gc-ms | gc ms
  power shell | powershell
  itil
  scrum
  google analytics
  google ads
  epic
  cerner
  pandas
  airflow
  koha
  orphée
  genapi
  ra micro
  presto
  nixfarma
  d3
`;

/** Papers and devices by name. */
export const paperNames = `
  mass spectrometer | mass spectrometers | mass spectrometry | massenspektrometer | massenspektrometrie | spectromètre de masse | espectrómetro de masas
  rn | rn license | rn licence | registered nurse license | registered nurse licence
  qts | qualified teacher status
  bls | basic life support
  acls
  pals
  ccrn
  cpr
  nmc | nmc pin
  hcpc
  gmc
  social work england
  rtpi
  vci
  pmp
  prince2 | prince 2
  cscs | cscs card
  ecs | ecs gold card
  gas safe | gas safe registered
  18th edition | bs 7671 | bs7671
  pa1
  pa6
  pa2
  servsafe
  white card
  ewp
  food hygiene | food hygiene certificate | manipulador de alimentos | carnet de manipulador
  first aid | first aider | ersthelfer | secourisme | primeros auxilios
  paediatric first aid | pediatric first aid
  stcw
  eng1
  epa universal | epa 608
  nate
  cpa
  cfa
  acca
  cima
  aat
  cpp
  phr
  shrm
  osha 10
  osha 30
  iosh
  nebosh
  haccp
  gmp
  iso 9001
  green belt
  black belt
  lpic
  cissp
  ccna
  forklift licence | forklift license | counterbalance | forklift | staplerschein | stapler schein | flurförderschein | carretillero
  ipaf
  chainsaw ticket | chainsaw certificate | motorsägenschein
  caces 1
  caces 3
  caces 5
  cwb
  tacógrafo
  adr | adr schein
  code 95 | schlüsselzahl 95
  cap conductor
  kranschein
  fitosanitario | aplicador fitosanitario
  trabajos en altura
  cédula profesional
  colegiación | colegiado | colegiada
  dea
  capes
  tefl
  celta
  palliative care | palliativ care
`;

/** Languages as people write them. */
export const languageNamesSpoken = `
  english | anglais | inglés | englisch | englischkenntnisse | englische
  german | allemand | alemán | deutsch | deutschkenntnisse | deutsche
  french | français | francés | französisch | französischkenntnisse
  spanish | espagnol | español | castellano | spanisch | spanischkenntnisse
  italian | italien | italiano | italienisch | italienischkenntnisse
  dutch | néerlandais | holandés | niederländisch | flamand
  portuguese | portugais | portugués | portugiesisch
  polish | polonais | polaco | polnisch
  russian | russe | ruso | russisch
  arabic | arabe | árabe | arabisch
  turkish | turc | turco | türkisch
  mandarin | chinese | chinois | chino | chinesisch
  japanese | japonais | japonés | japanisch
  irish | gaeilge
  gaelic
  welsh | cymraeg
  catalan | catalán | català
  basque | euskera
  galician | gallego
  norwegian | norwegisch
  swedish | schwedisch
  danish | dänisch
  low german | plattdeutsch
  albanian | albanisch
  ukrainian | ukrainisch
  romanian | roumain | rumänisch | rumano
  hindi
  urdu
`;

/** Who has the first has the second. */
export const impliedNames = `
  ms office | word
  ms office | excel
  ms office | powerpoint
  excel | ms office
  word | ms office
  powerpoint | ms office
  photoshop | adobe creative suite
  indesign | adobe creative suite
  illustrator | adobe creative suite
  icp-ms | mass spectrometer
  gc-ms | mass spectrometer
  typescript | javascript
  spring boot | java
  laravel | php
  pandas | python
  react | javascript
  postgresql | sql
  mysql | sql
  t-sql | sql
  pl/sql | sql
  sql server | sql
  acls | bls
`;
