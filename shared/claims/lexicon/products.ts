/**
 * Names of programs, machines and methods, folded: what a letter says of them must be in the facts even where the name
 * looks like any noun, as all do in German. Names that are everyday words too are left out.
 */
export const products = `
salesforce hubspot zendesk servicenow netsuite successfactors navision sap hana datev lexware addison cegid
quickbooks xero contaplus contasol a3con facturaplus odoo sevdesk personio ebp quadratus pennylane photoshop
illustrator indesign lightroom figma coreldraw blender cinema4d procreate autocad revit archicad solidworks
catia vectorworks allplan microstation civil3d primavera nemetschek tekla powerpoint outlook sharepoint
onenote powerbi tableau looker qlik qlikview alteryx spss stata matlab minitab python java kotlin golang php
laravel symfony django angular svelte nextjs vue jquery typescript javascript nodejs graphql mongodb mysql
postgresql mariadb snowflake databricks bigquery redshift hadoop kafka airflow dbt terraform ansible jenkins
gitlab github bitbucket docker kubernetes openshift vmware citrix linux ubuntu cisco juniper fortinet nagios
grafana prometheus jira confluence trello miro wordpress joomla drupal typo3 shopify magento prestashop
woocommerce mailchimp sendgrid brevo hootsuite semrush ahrefs simatic siemens allen-bradley beckhoff fanuc
heidenhain homag trumpf kuka mazak mastercam wincc codesys labview trimble topcon fluke makita hilti festool
stihl husqvarna liebherr caterpillar komatsu manitou fendt claas deutz cerner meditech selene sismed diraya
labware doctolib vivendi medifox mediware labvantage protel worldspan gastrofix lightspeed resy opentable
thermomix convotherm valrhona bloomberg avaloq murex temenos reuters finacle moodle blackboard isams kahoot
shutterstock wix gestmag leica canva bosch orbis splunk redis cassandra amadeus sketchup excel
`;
