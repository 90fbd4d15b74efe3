"""Saves over HTTP: what you keep of your campaigns, carried away and brought along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.params import FromPath, QueryParameter

from ..config import LONGEST_FILE
from ..protocol.problems import Fault
from ..protocol.saves import SaveFile, SaveList
from ..rate_limit import address_of
from ..study.campaigns import Campaigns
from .given import AnyRequest, TheLimits, You, problems, sent

TheCampaigns = NamedDependency[Campaigns]


@dataclass
class TakesFile(Operation):
    """Describes a request whose body is read by a worker."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(schema=Reference(ref="#/components/schemas/SaveFile"))
        self.request_body = RequestBody(content={MediaType.JSON.value: file}, required=True)


class SavesController(Controller):
    """Where your sessions ended."""

    path = "/api/saves"
    tags = ["saves"]

    @get(responses=problems(401), summary="List the saves you keep, latest first")
    async def list(
        self,
        campaigns: TheCampaigns,
        person: You,
        game: Annotated[str | None, QueryParameter(max_length=32, pattern="^[a-z0-9_]*$")] = None,
        before: Annotated[str | None, QueryParameter(max_length=20)] = None,
    ) -> SaveList:
        if before is not None and not before.isdecimal():
            raise Fault("malformed", field="before")
        return await campaigns.list(person, game, None if before is None else min(int(before), 2**62))

    @get("/{save:str}", responses=problems(401, 404), summary="Carry a campaign away, as far as you keep it")
    async def carry_away(self, campaigns: TheCampaigns, person: You, save: FromPath[str]) -> Response[SaveFile]:
        file = await campaigns.carry_away(person, save)
        name = f"reverie-{file.saves[0].game}-{save[:8]}.json"
        return Response(file, headers={"content-disposition": f'attachment; filename="{name}"'})

    @post(
        responses=problems(401, 404, 410, 413),
        request_max_body_size=LONGEST_FILE,
        operation_class=TakesFile,
        summary="Bring saves along from another site",
    )
    async def bring(self, request: AnyRequest, campaigns: TheCampaigns, limits: TheLimits, person: You) -> SaveList:
        address = address_of(request)
        limits.may_open(person, address)
        file = await sent(request)
        limits.may_bring(address, len(file))
        with limits.alone("bring saves", address):
            return await campaigns.bring(person, address, file)
