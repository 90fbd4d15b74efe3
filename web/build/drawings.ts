/** Pictures of words that the icon packages show badly or not at all, drawn in their manner: "own:rainbow". */
export const drawings: Readonly<Record<string, { body: string; width: number; height: number }>> = {
  rainbow: {
    width: 32,
    height: 32,
    body:
      '<g fill="none" stroke-width="2.5"><path stroke="#fff3cf" d="M3.300 24.500a12.700 12.700 0 0 1 25.400 0"/><path stroke="#8f7a52" d="M5.800 24.500a10.200 10.200 0 0 1 20.400 0"/><path stroke="#f3dca4" d="M8.300 24.500a7.700 7.700 0 0 1 15.400 0"/><path stroke="#b79c66" d="M10.800 24.500a5.200 5.200 0 0 1 10.400 0"/></g>' +
      '<path fill="#fff8e4" d="M1 27.800a3.100 3.100 0 0 1 2.300-5.200 3.900 3.900 0 0 1 7.200-.3 3 3 0 0 1 2.900 5.500zM18.600 27.800a3 3 0 0 1 2.900-5.500 3.900 3.900 0 0 1 7.200.3 3.100 3.100 0 0 1 2.300 5.200z"/>' +
      '<path fill="#d9cdb2" d="M1.700 27.200h12.200a3 3 0 0 1-1.700 1.600H3.400a3 3 0 0 1-1.700-1.600zM18.100 27.200h12.200a3 3 0 0 1-1.700 1.600h-8.800a3 3 0 0 1-1.700-1.600z"/>',
  },
  apron: {
    width: 32,
    height: 32,
    body:
      '<path fill="none" stroke="#b79c66" stroke-width="1.600" d="M12 8.500V5.800a4 4 0 0 1 8 0v2.700"/><path fill="none" stroke="#b79c66" stroke-linecap="round" stroke-width="1.600" d="M8.500 16.500C5 16 3.500 17 2.500 19M23.500 16.500c3.500-.5 5 .5 6 2.500"/>' +
      '<path fill="#fff6dd" d="M11 8h10c.3 4 1 6.500 3.600 8.300.6 4.700.7 8.600.4 13.700H7c-.3-5.100-.2-9 .4-13.700C10 14.500 10.700 12 11 8z"/>' +
      '<path fill="#e3cc98" d="M7.400 16.300h17.200l.2 1.900H7.200z"/><path fill="#8f7a52" d="M11.500 20.500h9v4a2.500 2.500 0 0 1-2.500 2.500h-4a2.500 2.500 0 0 1-2.500-2.500z"/><path fill="#c9b27a" d="M11.500 20.500h9v1.600h-9z"/>',
  },
  dictionary: {
    width: 32,
    height: 32,
    body:
      '<path fill="#8f7a52" d="M7 2h17a2 2 0 0 1 2 2v26H8a3 3 0 0 1-3-3V4a2 2 0 0 1 2-2z"/><path fill="#fff6dd" d="M8 25.500h17v3H8a1.500 1.500 0 0 1 0-3z"/><path fill="none" stroke="#b79c66" stroke-width=".5" d="M8.500 26.500H25M8.500 27.500H25"/>' +
      '<path fill="#b79c66" d="M5 4a2 2 0 0 1 2-2h1.500v22.500H8a3 3 0 0 0-3 2.500z"/><path fill="#fff3cf" d="M11 6.500h12v12H11z"/>' +
      '<path fill="none" stroke="#5d4a2c" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.300" d="m12.600 15.500 1.700-6 1.700 6m-2.800-2h2.200M18 9.500h3.400l-3.400 6h3.400"/>',
  },
};
