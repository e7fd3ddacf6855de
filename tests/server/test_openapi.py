"""The OpenAPI document, and whether the server does what it says: schemathesis asks it everything it can think of."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Address, GuestClient
from tests.support.soak import SOAK

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def document(server: Address) -> Any:
    with server.client() as nobody:
        return nobody.get("/schema/openapi.json").json()


@pytest.fixture(scope="module")
def host(server: Address) -> Iterator[GuestClient]:
    with server.guest() as guest:
        yield guest


@pytest.fixture(scope="module")
def table(host: GuestClient) -> str:
    picture = host.ask("POST", "/api/tables", {"seats": 2, "bots": [None, "random"], "public": True})
    return str(picture["table"])


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_is_asked_the_answer_is_as_documented(
    server: Address, document: Any, host: GuestClient, table: str, mode: GenerationMode
) -> None:
    operations: Any = schemathesis.openapi.from_dict(document).get_all_operations()
    for operation in operations:

        @settings(max_examples=3 * SOAK, suppress_health_check=list(HealthCheck))
        @given(operation.ok().as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            ends_the_token = case.path.startswith("/api/me") and case.method != "GET"
            token = server.guest().token if ends_the_token else host.token
            case.call_and_validate(base_url=server.url, checks=CHECKS, headers={"Authorization": f"Bearer {token}"})

        ask()


def test_the_document_is_openapi_3_1_and_names_both_ways_to_say_who_one_is(document: Any) -> None:
    assert document["openapi"].startswith("3.1")
    schemes = document["components"]["securitySchemes"]
    assert {scheme["type"] for scheme in schemes.values()} == {"http", "apiKey"}


def test_every_operation_says_in_words_what_it_does_and_how_it_refuses(document: Any) -> None:
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["description"], f"{method} {path}"
            refusal = operation["responses"]["400"]["content"]["application/json"]["schema"]
            assert refusal == {"$ref": "#/components/schemas/Refusal"}, f"{method} {path}"


def test_request_bodies_are_documented_with_their_limits_and_take_no_other_fields(document: Any) -> None:
    schemas = document["components"]["schemas"]
    bodies = [
        schemas[operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]]
        for operations in document["paths"].values()
        for operation in operations.values()
        if "application/json" in operation.get("requestBody", {}).get("content", {})
    ]
    assert bodies
    assert all(body["additionalProperties"] is False for body in bodies)
    assert schemas["NewTable"]["properties"]["seats"]["maximum"] == 5


def test_there_is_no_page_that_would_load_anything_from_elsewhere(server: Address) -> None:
    with server.client() as nobody:
        assert "json" in nobody.get("/schema").headers["content-type"]
        for path in ("/schema/swagger", "/schema/redoc", "/schema/elements", "/schema/rapidoc", "/schema/scalar"):
            answer = nobody.get(path)
            assert answer.status_code == 404
            assert "src=" not in answer.text
            assert "href=" not in answer.text
